import { join } from "node:path";
import { env } from "../env.ts";
import { createLocalStore } from "./local-store.ts";
import type { PrivateFolder } from "./private-folders.ts";
import type { ResumeStore } from "./resume-store.ts";

/** Amazon's library is big: it is loaded only where it is needed. */
async function s3Store(bucket: string, name: string): Promise<ResumeStore> {
  const { createS3Client } = await import("./s3-client.ts");
  const { createS3Store } = await import("./s3-store.ts");
  return createS3Store(createS3Client(env), bucket, `${name}/`);
}

/** A place for files that nobody serves. @param name of the folder, or of the part of the bucket */
export const privateStore = async (name: PrivateFolder): Promise<ResumeStore> =>
  env.S3_BUCKET ? s3Store(env.S3_BUCKET, name) : createLocalStore(join(env.DATA_DIR, name));

/** Where this deployment keeps resumes. */
export const resumeStore = await privateStore("resumes");
