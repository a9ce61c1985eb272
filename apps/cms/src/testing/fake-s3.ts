/** A bucket in memory that speaks as much of S3 as the store of resumes needs, path-style. */
import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";

interface Part {
  key: string;
  begun: Date;
  parts: Map<number, Buffer>;
}

export interface FakeS3 {
  url: string;
  /** Whole objects by key, and the calls that came so far, such as `PUT`. */
  objects: Map<string, { bytes: Buffer; modified: Date }>;
  uploads: Map<string, Part>;
  calls: string[];
  /** Answers calls of these methods with 500. */
  failing: Set<string>;
  close(): Promise<void>;
}

const xml = (name: string, content: string) =>
  `<?xml version="1.0"?><${name} xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${content}</${name}>`;

/** Starts one on a free port of 127.0.0.1. */
export async function startFakeS3(): Promise<FakeS3> {
  const objects: FakeS3["objects"] = new Map();
  const uploads: FakeS3["uploads"] = new Map();
  const calls: string[] = [];
  const failing = new Set<string>();

  function list(query: URLSearchParams): string {
    const prefix = query.get("prefix") ?? "";
    const after = query.get("continuation-token") ?? "";
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after);
    const page = keys.toSorted().slice(0, 2);
    const contents = page.map((key) => {
      const modified = objects.get(key)?.modified.toISOString();
      return `<Contents><Key>${key}</Key><LastModified>${modified}</LastModified></Contents>`;
    });
    const next =
      page.length < keys.length
        ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${page.at(-1)}</NextContinuationToken>`
        : "<IsTruncated>false</IsTruncated>";
    return xml("ListBucketResult", contents.join("") + next);
  }

  function listUploads(): string {
    const found = [...uploads].map(
      ([id, { key, begun }]) =>
        `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${begun.toISOString()}</Initiated></Upload>`,
    );
    return xml("ListMultipartUploadsResult", found.join(""));
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams: query } = new URL(request.url ?? "/", "http://s3.invalid");
    const [, , ...rest] = pathname.split("/");
    const key = rest.join("/");
    const id = query.get("uploadId");
    const upload = id ? uploads.get(id) : undefined;
    calls.push(request.method ?? "");
    const bytes = await buffer(request);
    if (failing.has(request.method ?? "")) return void response.writeHead(500).end();

    if (request.method === "GET" && key === "") {
      return void response.end(query.has("uploads") ? listUploads() : list(query));
    }
    if (request.method === "GET") {
      const object = objects.get(key);
      if (object) return void response.end(object.bytes);
      return void response.writeHead(404).end(xml("Error", "<Code>NoSuchKey</Code>"));
    }
    if (request.method === "PUT" && upload) {
      upload.parts.set(Number(query.get("partNumber")), bytes);
      return void response.setHeader("etag", '"part"').end();
    }
    if (request.method === "PUT") {
      objects.set(key, { bytes, modified: new Date() });
      return void response.setHeader("etag", '"whole"').end();
    }
    if (request.method === "POST" && upload && id) {
      const parts = [...upload.parts].toSorted(([a], [b]) => a - b).map(([, part]) => part);
      objects.set(key, { bytes: Buffer.concat(parts), modified: new Date() });
      uploads.delete(id);
      return void response.end(xml("CompleteMultipartUploadResult", `<Key>${key}</Key>`));
    }
    if (request.method === "POST") {
      const made = randomUUID();
      uploads.set(made, { key, begun: new Date(), parts: new Map() });
      return void response.end(
        xml("InitiateMultipartUploadResult", `<UploadId>${made}</UploadId>`),
      );
    }
    if (id) uploads.delete(id);
    else objects.delete(key);
    response.writeHead(204).end();
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`,
    objects,
    uploads,
    calls,
    failing,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
