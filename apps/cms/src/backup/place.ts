/** Everything that a deployment stores, wherever it is. */
import type { Environment } from "@kdl/schemas/environment";
import type { Bucket } from "./bucket-files.ts";
import { type Dumper, postgresDumper, sqliteDumper } from "./database-dump.ts";
import { storagePlaces } from "../storage/places.ts";

export interface Place {
  /** Absolute. */
  dataDir: string;
  database: Dumper;
  bucket: Bucket | null;
}

/** @param env with DATA_DIR made absolute */
export async function placeOf(env: Environment): Promise<Place> {
  const { DATA_DIR: dataDir, DATABASE_URL, S3_BUCKET: name } = env;
  const database = DATABASE_URL ? postgresDumper(DATABASE_URL) : sqliteDumper(dataDir);
  if (!name) return { dataDir, database, bucket: null };
  const { createS3Client } = await import("../storage/s3-client.ts");
  const prefixes = storagePlaces.map(({ path }) => `${path}/`);
  return { dataDir, database, bucket: { client: createS3Client(env), name, prefixes } };
}
