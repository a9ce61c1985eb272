import { open } from "node:fs/promises";
import { extname, join } from "node:path";
import { Readable } from "node:stream";
import { imageLocations, type ImageLocation } from "@kdl/schemas/resources";
import { notFound } from "../contract/reply.ts";
import { FILE_NAME } from "./file-name.ts";

const TYPES: Record<string, string> = {
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".webp": "image/webp",
};

const isLocation = (name: string): name is ImageLocation =>
  (imageLocations as readonly string[]).includes(name);

/**
 * `GET /images/{location}/{file}`. Names are never used twice, so that a reply may be kept for ever.
 *
 * @param folderOf where the files of a location lie
 * @param ifNoneMatch the request's If-None-Match
 */
export async function serveImage(
  path: readonly string[],
  folderOf: (location: ImageLocation) => string,
  ifNoneMatch: string | null,
): Promise<Response> {
  const [location = "", file = ""] = path;
  // Nothing else can even be asked for.
  if (path.length !== 2 || !isLocation(location) || !FILE_NAME.test(file)) return notFound();
  const handle = await open(join(folderOf(location), file)).catch(() => null);
  if (!handle) return notFound();
  const { size } = await handle.stat();
  const headers = {
    "cache-control": "public, max-age=31536000, immutable",
    etag: `"${file}"`,
  };
  if (ifNoneMatch === headers.etag) {
    await handle.close();
    return new Response(null, { status: 304, headers });
  }
  const stream = Readable.toWeb(handle.createReadStream()) as ReadableStream;
  return new Response(stream, {
    headers: {
      ...headers,
      "content-type": TYPES[extname(file)] ?? "application/octet-stream",
      "content-length": String(size),
    },
  });
}
