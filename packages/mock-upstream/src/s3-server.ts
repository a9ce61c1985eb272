/** An S3 server for tests, with a bucket on disk. */
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface S3Server {
  /** The environment that the CMS needs for it. */
  environment: Record<
    "S3_ENDPOINT" | "S3_BUCKET" | "S3_ACCESS_KEY_ID" | "S3_SECRET_ACCESS_KEY",
    string
  >;
  /** Paths of its files, which begin with the names of their objects. */
  files(): Promise<string[]>;
  close(): Promise<void>;
}

/** The part of the package that is used here; it ships no types. */
type S3rver = new (options: {
  address: string;
  port: number;
  directory: string;
  silent: boolean;
  allowMismatchedSignatures: boolean;
  configureBuckets: { name: string }[];
}) => { run(): Promise<AddressInfo>; close(): Promise<void> };

const require = createRequire(import.meta.url);
const S3rver = require("@20minutes/s3rver") as S3rver;

const BUCKET = "uploads";
/** The package's only account. */
const KEY = "S3RVER";

/** Starts one on a free port of 127.0.0.1. It refuses keys that aren't its own. */
export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), "s3-server-"));
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    directory,
    silent: true,
    // Its signatures differ from those of Amazon's client if the path ends in a slash, as for lists.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: BUCKET }],
  });
  const { port } = await server.run();
  return {
    environment: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: KEY,
    },
    files: () => readdir(directory, { recursive: true }),
    async close() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
