import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { PassThrough, type Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListMultipartUploadsCommand,
  NoSuchKey,
  paginateListObjectsV2,
  type S3Client,
} from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import { FILE_KEY, type FileStore, type IncomingFile } from "./file-store.ts";

/** S3's smallest part size: how much memory a resume may take while it is uploaded. */
const PART_BYTES = 5 * 1024 * 1024;

/**
 * Stores files in a bucket under a prefix, as the bucket may contain other objects. An object appears once
 * its upload is complete, and nothing reads it until a row refers to it, so `keep` doesn't need to rename
 * it.
 *
 * @param names pattern of the file names
 */
export function createS3Store(
  client: S3Client,
  bucket: string,
  prefix: string,
  names = FILE_KEY,
): FileStore {
  const at = (key: string) => ({ Bucket: bucket, Key: prefix + key });

  async function remove(key: string): Promise<void> {
    if (names.test(key)) await client.send(new DeleteObjectCommand(at(key)));
  }

  return {
    async begin(key = randomUUID()) {
      if (!names.test(key)) throw new Error(`"${key}" is no name of a file`);
      return beginUpload(client, key, at, remove);
    },
    async open(key) {
      if (!names.test(key)) return null;
      try {
        const { Body, ContentLength } = await client.send(new GetObjectCommand(at(key)));
        return { size: ContentLength ?? 0, stream: Body as Readable };
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    remove,
    async *keysBefore(moment) {
      const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix });
      for await (const { Contents = [] } of pages) {
        for (const { Key = "", LastModified } of Contents) {
          const key = Key.slice(prefix.length);
          if (names.test(key) && LastModified && LastModified <= moment) yield key;
        }
      }
    },
    async check() {
      await client.send(new HeadBucketCommand({ Bucket: bucket }));
    },
    async removeUnfinished(moment) {
      const list = new ListMultipartUploadsCommand({ Bucket: bucket, Prefix: prefix });
      const { Uploads = [] } = await client.send(list);
      for (const { Key, UploadId, Initiated } of Uploads) {
        if (!Key || !UploadId || !Initiated || Initiated > moment) continue;
        const abort = { Bucket: bucket, Key, UploadId };
        await client.send(new AbortMultipartUploadCommand(abort));
      }
    },
  };
}

function beginUpload(
  client: S3Client,
  key: string,
  at: (key: string) => { Bucket: string; Key: string },
  remove: (key: string) => Promise<void>,
): IncomingFile {
  const body = new PassThrough();
  const upload = new Upload({
    client,
    params: { ...at(key), Body: body, ContentType: "application/octet-stream" },
    partSize: PART_BYTES,
    queueSize: 1,
  });
  const done = upload.done();
  // The next write reports the error; until then nothing awaits this promise.
  done.catch(() => body.destroy());
  body.on("error", () => {});
  let state: "coming" | "complete" | "kept" = "coming";

  return {
    key,
    async write(chunk) {
      if (body.destroyed) await done;
      if (!body.write(chunk)) await Promise.race([once(body, "drain"), done]);
    },
    async finish() {
      body.end();
      await done;
      state = "complete";
    },
    async read() {
      const { Body } = await client.send(new GetObjectCommand(at(key)));
      return buffer(Body as Readable);
    },
    async keep() {
      state = "kept";
    },
    async discard() {
      if (state === "kept") return;
      if (state === "coming") {
        await upload.abort();
        body.destroy();
        await done.catch(() => {});
      }
      await remove(key);
    },
  };
}
