import type { Readable } from "node:stream";

/** A file that is coming in. Nobody finds it in the store until it is kept. */
export interface IncomingFile {
  /** Its name in the store, never used twice. */
  readonly key: string;
  /** Takes the next bytes; waits while there are too many of them. */
  write(chunk: Uint8Array): Promise<void>;
  /** Says that these were all, and waits until they can't get lost any more. */
  finish(): Promise<void>;
  /** All of it, once it is finished. */
  read(): Promise<Buffer>;
  /** Puts it where it is found. The last step before the row that names it is committed. */
  keep(): Promise<void>;
  /** Removes what there is of it, unless it is kept. */
  discard(): Promise<void>;
}

interface OpenFile {
  size: number;
  /** Has to be read to its end or destroyed. */
  stream: Readable;
}

/** A place for files: a folder or a part of a bucket. Nobody but this program reads it. */
export interface FileStore {
  /** @param key a UUID where not given */
  begin(key?: string): Promise<IncomingFile>;
  /** `null` where there is none. */
  open(key: string): Promise<OpenFile | null>;
  remove(key: string): Promise<void>;
  /** Names of the files that were kept before a moment. */
  keysBefore(moment: Date): AsyncIterable<string>;
  /** Removes what came in before a moment and was never kept. */
  removeUnfinished(before: Date): Promise<void>;
  /** Resolves when files could be stored now, as far as can be seen without storing one. */
  check(): Promise<void>;
}

/** What a name looks like that a store gives. */
export const FILE_KEY = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
