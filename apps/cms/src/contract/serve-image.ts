import { extname } from "node:path";
import { Readable } from "node:stream";
import { imageLocations, type ImageLocation } from "@kdl/schemas/content/resources";
import { notFound } from "./reply.ts";
import type { FileStore } from "../storage/file-store.ts";
import { FILE_NAME } from "../storage/file-name.ts";

const TYPES: Record<string, string> = {
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".webp": "image/webp",
};

const isLocation = (name: string): name is ImageLocation =>
  (imageLocations as readonly string[]).includes(name);

const tagOf = (file: string) => `"${file}"`;

/**
 * `GET` and `HEAD /images/{location}/{file}`. Names are never reused, so replies can be cached forever.
 *
 * @param storeOf the store of a location
 */
export async function serveImage(
  { method, headers }: Pick<Request, "method" | "headers">,
  path: readonly string[],
  storeOf: (location: ImageLocation) => FileStore,
): Promise<Response> {
  const [location = "", file = ""] = path;
  // Any other name can't exist.
  if (path.length !== 2 || !isLocation(location) || !FILE_NAME.test(file)) return notFound();
  const forEver = { "cache-control": "public, max-age=31536000, immutable", etag: tagOf(file) };
  if (headers.get("if-none-match") === forEver.etag) {
    return new Response(null, { status: 304, headers: forEver });
  }
  const reply = await readImage(storeOf(location), file, method === "HEAD");
  if (!reply) return notFound();
  for (const [name, value] of Object.entries(forEver)) reply.headers.set(name, value);
  return reply;
}

/**
 * A picture as a reply; `null` if there is none.
 *
 * @param isHead whether the body is left out
 */
export async function readImage(
  store: FileStore,
  file: string,
  isHead = false,
): Promise<Response | null> {
  const found = await store.open(file);
  if (!found) return null;
  if (isHead) found.stream.destroy();
  return new Response(isHead ? null : (Readable.toWeb(found.stream) as ReadableStream), {
    headers: {
      "content-type": TYPES[extname(file)] ?? "application/octet-stream",
      "content-length": String(found.size),
    },
  });
}
