/** Whether a reply is one that may be given. */
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { fileURLToPath } from "node:url";
import type { Kind } from "./kinds/kind.ts";
import { INJECTED, MARKUP } from "./odd-values.ts";
import type { Reply } from "./read-reply.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");

/** What tells strangers how the programs are made. */
const INSIDES = [
  /\n\s+at .{1,200}:\d+:\d+\)?/,
  /node_modules/,
  /"stack":/,
  /\b(?:SQLITE_[A-Z]+|SqliteError|ECONNREFUSED|ECONNRESET|ENOENT|EACCES|UND_ERR_\w+|FST_ERR_\w+)/,
  /\b(?:TypeError|ReferenceError|RangeError|SyntaxError|ZodError|DrizzleQueryError)\b/,
];

export interface Setting {
  dataDir: string;
  cmsPort: number;
}

/** @returns a description of what is wrong; `null` if nothing is */
export function problemOf(reply: Reply, kind: Kind, setting: Setting): string | null {
  const { status, headers } = reply;
  if (!kind.statuses.includes(status)) return `status ${status}`;
  if (headers.has(INJECTED)) return "a header that the input made up";
  const type = headers.get("content-type") ?? "";
  if (reply.body.length === 0 || !/^(?:text|application)\//.test(type)) return null;
  const text = textOf(reply);
  if (text === null) return "a body that can't be unpacked";
  if (status === 503 && !isInWords(text, type)) return "status 503 without a word";
  if (type.startsWith("text/html") && text.includes(MARKUP)) return "markup of the input in a page";
  const inside = insideOf(text, setting);
  return inside === null ? null : `it tells ${JSON.stringify(inside.trim().slice(0, 120))}`;
}

function insideOf(text: string, { dataDir, cmsPort }: Setting): string | null {
  for (const place of [ROOT, dataDir, `127.0.0.1:${cmsPort}/`]) {
    if (text.includes(place)) return place;
  }
  for (const pattern of INSIDES) {
    const [found] = pattern.exec(text) ?? [];
    if (found !== undefined) return found;
  }
  return null;
}

function textOf({ headers, body }: Reply): string | null {
  const encoding = headers.get("content-encoding");
  try {
    if (body.length === 0 || encoding === undefined) return body.toString();
    if (encoding === "br") return brotliDecompressSync(body).toString();
    return encoding === "gzip" ? gunzipSync(body).toString() : null;
  } catch {
    return null;
  }
}

/** A refusal has a sentence for the visitor, as a page or in JSON; a batch of calls, one for each. */
function isInWords(text: string, type: string): boolean {
  if (type.startsWith("text/html")) return /<(?:h1|p)\b[^>]*>[^<]{10,}/.test(text);
  return /"message":"[^"]{10,}"/.test(text);
}
