import { readdir, readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { baseHeaders } from "@kdl/runtime/http/security-headers";
import { assembleReply, type StoredReply } from "../http/stored-reply.ts";

/** Built files carry a digest of their content in their name, so a copy never goes out of date. */
export const IMMUTABLE = "public, max-age=31536000, immutable";

/** File types that pages load; other built files are read from disk on request. */
const types: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".woff2": "font/woff2",
  ".svg": "image/svg+xml",
};
const MAX_BYTES = 1024 * 1024;

/**
 * Reads the built files under `/assets/` with the compressed forms that the build made: they
 * are few, small and requested by every first visit.
 *
 * @param clientFolder the web's built client
 * @returns replies by path
 */
export async function readBuiltAssets(clientFolder: string): Promise<Map<string, StoredReply>> {
  const folder = join(clientFolder, "assets");
  const names = await readdir(folder).catch(() => [] as string[]);
  const replies = await Promise.all(
    names.map(async (name): Promise<[string, StoredReply] | null> => {
      const type = types[extname(name)];
      if (type === undefined) return null;
      const file = join(folder, name);
      const [identity, br, gzip] = await Promise.all([
        readFile(file),
        readFile(`${file}.br`).catch(() => null),
        readFile(`${file}.gz`).catch(() => null),
      ]);
      if (identity.length > MAX_BYTES) return null;
      const headers = { ...baseHeaders, "Content-Type": type, "Cache-Control": IMMUTABLE };
      return [`/assets/${name}`, assembleReply({ status: 200, headers }, { identity, br, gzip })];
    }),
  );
  return new Map(replies.filter((entry) => entry !== null));
}
