/** Parses replies from the bytes of a connection, strictly: a malformed reply is a finding. */

export interface Reply {
  status: number;
  /** By lowercase name; duplicates are joined. */
  headers: ReadonlyMap<string, string>;
  body: Buffer;
  /** Whether the connection ends after the reply. */
  closes: boolean;
}

export type Read =
  | { kind: "reply"; reply: Reply; rest: Buffer }
  | { kind: "incomplete" }
  | { kind: "garbled"; why: string };

const HEAD_END = Buffer.from("\r\n\r\n");
const STATUS_LINE = /^HTTP\/1\.[01] ([1-5]\d\d)(?: [^\r\n]*)?$/;
const HEADER = /^([!#$%&'*+.^_`|~\w-]+):[ \t]*(.*?)[ \t]*$/;
const INCOMPLETE = { kind: "incomplete" } as const;
const garbled = (why: string): Read => ({ kind: "garbled", why });

/**
 * Reads the first reply, skipping interim ones (1xx).
 * @param method of its request
 * @param isOver whether no more bytes will arrive
 */
export function readReply(bytes: Buffer, method: string, isOver: boolean): Read {
  const end = bytes.indexOf(HEAD_END);
  if (end < 0) return isOver && bytes.length > 0 ? garbled("ends within its head") : INCOMPLETE;
  const [first = "", ...lines] = bytes.toString("latin1", 0, end).split("\r\n");
  const status = Number(STATUS_LINE.exec(first)?.[1]);
  if (Number.isNaN(status)) return garbled(`begins with ${JSON.stringify(first.slice(0, 80))}`);
  const rest = bytes.subarray(end + HEAD_END.length);
  if (status < 200 && status !== 101) return readReply(rest, method, isOver);
  const headers = new Map<string, string>();
  for (const line of lines) {
    const [, name, value = ""] = HEADER.exec(line) ?? [];
    if (name === undefined) return garbled(`has the header ${JSON.stringify(line.slice(0, 80))}`);
    const known = headers.get(name.toLowerCase());
    headers.set(name.toLowerCase(), known === undefined ? value : `${known}, ${value}`);
  }
  const closes = /\bclose\b/i.test(headers.get("connection") ?? "");
  const whole = (body: Buffer, after: Buffer, ends = closes): Read => ({
    kind: "reply",
    reply: { status, headers, body, closes: ends },
    rest: after,
  });
  if (method === "HEAD" || status === 204 || status === 304 || status === 101) {
    return whole(Buffer.alloc(0), rest);
  }
  if (/chunked/i.test(headers.get("transfer-encoding") ?? "")) {
    return readChunks(rest, isOver, whole);
  }
  const length = headers.get("content-length");
  // Without a length, the body ends with the connection.
  if (length === undefined) return isOver ? whole(rest, Buffer.alloc(0), true) : INCOMPLETE;
  const size = Number(length);
  if (rest.length < size) return isOver ? garbled("ends within its body") : INCOMPLETE;
  return whole(rest.subarray(0, size), rest.subarray(size));
}

function readChunks(
  bytes: Buffer,
  isOver: boolean,
  whole: (body: Buffer, rest: Buffer) => Read,
): Read {
  const chunks: Buffer[] = [];
  const unfinished = () => (isOver ? garbled("ends within its chunks") : INCOMPLETE);
  for (let at = 0; ;) {
    const lineEnd = bytes.indexOf("\r\n", at);
    if (lineEnd < 0) return unfinished();
    const line = bytes.toString("latin1", at, lineEnd);
    if (!/^[\da-f]+(?:;.*)?$/i.test(line)) return garbled(`has a chunk of size ${line}`);
    const size = Number.parseInt(line, 16);
    const end = lineEnd + 2 + size;
    if (bytes.length < end + 2) return unfinished();
    if (size === 0) return whole(Buffer.concat(chunks), bytes.subarray(end + 2));
    chunks.push(bytes.subarray(lineEnd + 2, end));
    at = end + 2;
  }
}
