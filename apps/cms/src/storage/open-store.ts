import { join } from "node:path";
import type { Environment } from "@kdl/schemas/environment";
import type { FileStore } from "./file-store.ts";
import { createLocalStore } from "./local-store.ts";
import type { StoragePlace } from "./places.ts";
import { withFormer } from "./with-former.ts";

/** Opens a place of files. */
export type OpenStore = (place: StoragePlace) => FileStore;

/** On the disk. */
export const folderStores =
  ({ DATA_DIR }: Pick<Environment, "DATA_DIR">): OpenStore =>
  ({ path, names }) =>
    createLocalStore(join(DATA_DIR, path), names);

/** In the bucket. Amazon's library is big: it is loaded only where it is needed. */
export async function bucketStores(env: Environment, bucket: string): Promise<OpenStore> {
  const { createS3Client } = await import("./s3-client.ts");
  const { createS3Store } = await import("./s3-store.ts");
  const client = createS3Client(env);
  return ({ path, names }) => createS3Store(client, bucket, `${path}/`, names);
}

/** Where this deployment keeps files: in the bucket where one is set, besides those not moved there yet. */
export async function storesOf(env: Environment): Promise<OpenStore> {
  const inFolder = folderStores(env);
  if (!env.S3_BUCKET) return inFolder;
  const inBucket = await bucketStores(env, env.S3_BUCKET);
  return (place) => withFormer(inBucket(place), inFolder(place));
}
