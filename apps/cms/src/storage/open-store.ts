import { join } from "node:path";
import type { Environment } from "@kdl/schemas/environment";
import type { FileStore } from "./file-store.ts";
import { createLocalStore } from "./local-store.ts";
import type { StoragePlace } from "./places.ts";
import { withFormer } from "./with-former.ts";

/** Opens the store of a place. */
export type OpenStore = (place: StoragePlace) => FileStore;

/** On the disk. */
export const folderStores =
  ({ DATA_DIR }: Pick<Environment, "DATA_DIR">): OpenStore =>
  ({ path, names }) =>
    createLocalStore(join(DATA_DIR, path), names);

/** In the bucket. Amazon's library is large, so it is loaded only if it is needed. */
export async function bucketStores(env: Environment, bucket: string): Promise<OpenStore> {
  const { createS3Client } = await import("./s3-client.ts");
  const { createS3Store } = await import("./s3-store.ts");
  const client = createS3Client(env);
  return ({ path, names }) => createS3Store(client, bucket, `${path}/`, names);
}

/**
 * The store of this deployment: the bucket if one is configured, and the folder for files not yet moved
 * there.
 */
export async function storesOf(env: Environment): Promise<OpenStore> {
  const inFolder = folderStores(env);
  if (!env.S3_BUCKET) return inFolder;
  const inBucket = await bucketStores(env, env.S3_BUCKET);
  return (place) => withFormer(inBucket(place), inFolder(place));
}
