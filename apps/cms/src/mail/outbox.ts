import { randomUUID } from "node:crypto";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";

/**
 * Writes a mail to a folder instead of sending it. Only complete files have the extension `.eml`: the name
 * is set when everything has reached the disk.
 *
 * @returns the file's name, which begins with the time
 */
export async function writeToOutbox(folder: string, message: Uint8Array): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = `${new Date().toISOString().replaceAll(":", "-")}-${randomUUID()}.eml`;
  const temporary = join(folder, `.${name}.part`);
  const file = await open(temporary, "wx", 0o600);
  try {
    await file.writeFile(message);
    await file.sync();
    await file.close();
    await rename(temporary, join(folder, name));
  } catch (error) {
    await file.close().catch(() => {});
    await rm(temporary, { force: true });
    throw error;
  }
  return name;
}
