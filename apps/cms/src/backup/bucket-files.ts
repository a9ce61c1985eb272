/** The files that a deployment keeps in a bucket: resumes, members' pictures and editors' pictures. */
import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { mkdir, readdir, stat } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import {
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  type S3Client,
} from "@aws-sdk/client-s3";

export interface Bucket {
  client: S3Client;
  name: string;
  /** Prefixes of our keys: the bucket may contain other objects. */
  prefixes: readonly string[];
}

/**
 * Downloads every object into a folder, except those deleted meanwhile. Objects are never overwritten, so
 * a second call only downloads new ones.
 */
export async function fetchBucket(
  { client, name, prefixes }: Bucket,
  folder: string,
): Promise<void> {
  for (const prefix of prefixes) {
    for await (const page of paginateListObjectsV2({ client }, { Bucket: name, Prefix: prefix })) {
      for (const { Key } of page.Contents ?? []) {
        if (Key !== undefined && isPlain(Key)) await fetchObject(client, name, Key, folder);
      }
    }
  }
}

/** No key may lead out of the folder. */
const isPlain = (key: string) => key.split("/").every((part) => /^[\w-][\w.-]*$/.test(part));

async function fetchObject(client: S3Client, bucket: string, key: string, folder: string) {
  const path = join(folder, key);
  if (existsSync(path)) return;
  await mkdir(dirname(path), { recursive: true });
  try {
    const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
    await pipeline(Body as Readable, createWriteStream(path));
  } catch (error) {
    if (!(error instanceof NoSuchKey)) throw error;
  }
}

/** Uploads every file of a folder under its key. */
export async function fillBucket({ client, name }: Bucket, folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries.filter((found) => found.isFile())) {
    const path = join(entry.parentPath, entry.name);
    await client.send(
      new PutObjectCommand({
        Bucket: name,
        Key: relative(folder, path).replaceAll(sep, "/"),
        Body: createReadStream(path),
        ContentLength: (await stat(path)).size,
        ContentType: "application/octet-stream",
      }),
    );
  }
}
