import type { Readable } from "node:stream";

/** A file that is being written. It can't be found in the store until `keep` is called. */
export interface IncomingFile {
  /** Its name in the store, never reused. */
  readonly key: string;
  /** Writes bytes, with backpressure. */
  write(chunk: Uint8Array): Promise<void>;
  /** Ends writing; resolves once the bytes are durable. */
  finish(): Promise<void>;
  /** The whole content, after `finish`. */
  read(): Promise<Buffer>;
  /** Makes the file visible. The last step before the row that refers to it is committed. */
  keep(): Promise<void>;
  /** Removes the file, unless `keep` was called. */
  discard(): Promise<void>;
}

interface OpenFile {
  size: number;
  /** Has to be read to its end or destroyed. */
  stream: Readable;
}

/** A store of files: a folder or a part of a bucket. Only this program reads it. */
export interface FileStore {
  /** @param key defaults to a UUID */
  begin(key?: string): Promise<IncomingFile>;
  /** `null` if there is no such file. */
  open(key: string): Promise<OpenFile | null>;
  remove(key: string): Promise<void>;
  /** Names of the files that were stored before a point in time. */
  keysBefore(moment: Date): AsyncIterable<string>;
  /** Removes incomplete files from before a point in time. */
  removeUnfinished(before: Date): Promise<void>;
  /** Resolves if files can be stored, as far as that can be checked without storing one. */
  check(): Promise<void>;
}

/** Pattern of the names that a store generates. */
export const FILE_KEY = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
