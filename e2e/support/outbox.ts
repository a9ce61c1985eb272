/** Mail of a CMS that has no mail server: files. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** Addresses of all messages so far, sorted. */
export async function mailedTo(dataDir: string): Promise<string[]> {
  const folder = join(dataDir, "outbox");
  const names = await readdir(folder).catch(() => []);
  const messages = await Promise.all(
    names
      .filter((name) => name.endsWith(".eml"))
      .map((name) => readFile(join(folder, name), "utf8")),
  );
  return messages
    .flatMap((text) => /^To: .*?([^\s<>]+@[^\s<>]+)/m.exec(text)?.[1] ?? [])
    .toSorted();
}
