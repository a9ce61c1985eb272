import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { ownBytes } from "./own-bytes.ts";
import type { Sources } from "../content/watched-content.ts";

/** A query that a page was made from, with a digest of its result. */
export interface QueryResult {
  path: string;
  input: unknown;
  digest: string;
}

export type Encoding = "br" | "gzip" | "identity";

/** One encoding of a reply, with both of its header lists ready for `writeHead`. */
interface Representation {
  body: Buffer;
  etag: string;
  headers: string[];
  notModifiedHeaders: string[];
}

/** A reply as bytes, as the caches keep it: it can be sent without further work. */
export interface StoredReply {
  status: number;
  identity: Representation;
  br: Representation | null;
  gzip: Representation | null;
  /** Memory that the bodies take. */
  bytes: number;
  /** Whether a part of it couldn't be loaded: good enough to show, but not to keep. */
  degraded: boolean;
  /** The content that it was made from; it is stale once any of that has changed. */
  sources: Sources;
  /** Results of a page's queries; `null` if they aren't known, or any failed. */
  queries: readonly QueryResult[] | null;
  /** When it was rendered, in milliseconds since 1970. */
  madeAt: number;
}

/** The encodings of one reply; `null` if an encoding isn't offered. */
export interface EncodedBodies {
  identity: Buffer;
  br: Buffer | null;
  gzip: Buffer | null;
}

interface ReplyHead {
  status: number;
  /** All headers but those that depend on the encoding. */
  headers: Readonly<Record<string, string>>;
  degraded?: boolean;
  sources?: Sources;
  queries?: readonly QueryResult[] | null;
  /** Digest of the plain body, if it is already known: see `digestOf`. */
  digest?: string;
  /** By its own format, such as an image's: the reply is the same for every `Accept-Encoding`. */
  isCompressed?: boolean;
}

export interface ReplySource extends ReplyHead {
  body: string | Buffer;
  /** Encodings to prepare besides identity. */
  encodings: readonly Encoding[];
  /** An earlier reply to the same request: if the body is unchanged, it isn't compressed again. */
  known?: StoredReply | undefined;
}

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const NO_SOURCES: Sources = new Map();

/** Below this a compressed reply needs as many packets as a plain one. */
const WORTH_COMPRESSING = 1024;

/** Brotli 5 costs a few milliseconds once; 11 would cost a hundred times as much for a tenth less. */
const BROTLI_QUALITY = 5;

/** Compresses a reply and lays out its headers; done once, when a reply enters a cache. */
export async function storeReply(source: ReplySource): Promise<StoredReply> {
  const body = Buffer.from(source.body);
  const wanted = (encoding: Encoding) =>
    body.length >= WORTH_COMPRESSING && source.encodings.includes(encoding);
  const same = source.known?.identity.body.equals(body) ? source.known : null;
  const [br, gz] = await Promise.all([
    wanted("br") ? (same?.br?.body ?? brotli(body, brotliOptions(body.length))) : null,
    wanted("gzip") ? (same?.gzip?.body ?? deflate(body)) : null,
  ]);
  return assembleReply(source, { identity: body, br, gzip: gz });
}

/** Identifies a body, for example in its entity tag. */
export const digestOf = (body: Buffer | string): string =>
  hash("sha256", body, "base64url").slice(0, 22);

/** Lays out a reply whose compressed forms exist already. */
export function assembleReply(
  head: ReplyHead,
  { identity, br, gzip: gz }: EncodedBodies,
): StoredReply {
  const digest = head.digest ?? digestOf(identity);
  const choices = [...(head.isCompressed ? [] : ["Accept-Encoding"]), head.headers["Vary"] ?? ""];
  const headers = { ...head.headers, Vary: choices.filter(Boolean).join(", ") };
  const represent = (bytes: Buffer, encoding: Encoding) =>
    representation(headers, ownBytes(bytes), digest, encoding);
  return {
    status: head.status,
    identity: represent(identity, "identity"),
    br: br && represent(br, "br"),
    gzip: gz && represent(gz, "gzip"),
    bytes: identity.length + (br?.length ?? 0) + (gz?.length ?? 0),
    degraded: head.degraded ?? false,
    sources: head.sources ?? NO_SOURCES,
    queries: head.queries ?? null,
    madeAt: Date.now(),
  };
}

function brotliOptions(size: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
    },
  };
}

function representation(
  headers: Readonly<Record<string, string>>,
  body: Buffer,
  digest: string,
  encoding: Encoding,
): Representation {
  // Each encoding is a representation of its own, and a strong tag may identify only one.
  const etag = encoding === "identity" ? `"${digest}"` : `"${digest}-${encoding}"`;
  const shared = { ...headers, ETag: etag };
  const full = {
    ...shared,
    "Content-Length": String(body.length),
    ...(encoding === "identity" ? {} : { "Content-Encoding": encoding }),
  };
  const { "Content-Type": _type, ...notModified } = shared as Record<string, string>;
  return {
    body,
    etag,
    headers: Object.entries(full).flat(),
    notModifiedHeaders: Object.entries(notModified).flat(),
  };
}
