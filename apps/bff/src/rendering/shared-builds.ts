/**
 * Built files of several versions in one folder that gateways share. During an update, a page of one
 * version may request its scripts from a gateway of another, and a page that stays open may request them
 * days later (docs/decisions/004-failures-in-the-browser.md).
 */
import { randomUUID } from "node:crypto";
import { chmod, copyFile, mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import type { BaseLogger } from "pino";

export interface SharedBuildOptions {
  /** The built files of this gateway, all in one folder. */
  assets: string;
  /** The folder that gateways share. */
  folder: string;
  log: Pick<BaseLogger, "warn">;
  maxBytes?: number;
}

export interface SharedBuild {
  /** Stops refreshing the files' times. The files stay. */
  stop(): void;
}

const DAY_MS = 24 * 3_600_000;
const KEPT_MS = 30 * DAY_MS;
/** A build takes 1 to 2 MiB. */
const MAX_BYTES = 64 * 1024 * 1024;
/** How often a running gateway marks its files as in use. */
const REFRESH_MS = DAY_MS / 4;
/** Copying takes milliseconds: an older draft was left by a gateway that was killed. */
const DRAFT_MS = 3_600_000;
const DRAFT = ".part";
const NAME = /^\w[\w.-]*$/;

/** Whether a name can be that of a built file: no folder, nothing hidden, nothing half written. */
export const isBuiltFile = (name: string): boolean => NAME.test(name) && !name.endsWith(DRAFT);

/**
 * Copies the gateway's built files into the shared folder, removes what is no longer in use there, and
 * marks the files as in use for as long as the gateway runs. The gateway starts even if this fails: it
 * serves its own files without the folder.
 */
export async function shareBuild(options: SharedBuildOptions): Promise<SharedBuild> {
  const { assets, folder, log, maxBytes = MAX_BYTES } = options;
  const refresh = async () => {
    try {
      await mkdir(folder, { recursive: true });
      await publish(assets, folder);
      await prune(folder, maxBytes);
    } catch (err) {
      log.warn({ err }, "built files can't be shared with gateways of other versions");
    }
  };
  await refresh();
  const timer = setInterval(() => void refresh(), REFRESH_MS).unref();
  return { stop: () => clearInterval(timer) };
}

async function publish(assets: string, folder: string): Promise<void> {
  const now = Date.now() / 1000;
  for (const name of await readdir(assets)) {
    const source = join(assets, name);
    const target = join(folder, name);
    const [{ size }, present] = await Promise.all([stat(source), stat(target).catch(() => null)]);
    if (present?.size === size) {
      await utimes(target, now, now);
      continue;
    }
    // Another gateway may be serving from the folder: it must never find half a file.
    const draft = `${target}.${randomUUID()}${DRAFT}`;
    await copyFile(source, draft);
    // A copy has the mode of its source; everything in the data folder is for its user only.
    await chmod(draft, 0o600);
    await utimes(draft, now, now);
    await rename(draft, target);
  }
}

async function prune(folder: string, maxBytes: number): Promise<void> {
  const now = Date.now();
  const found = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const info = await stat(join(folder, name)).catch(() => null);
      return info && { name, bytes: info.size, usedAt: info.mtimeMs };
    }),
  );
  let bytes = 0;
  const latestFirst = found.filter((file) => file !== null);
  for (const file of latestFirst.toSorted((a, b) => b.usedAt - a.usedAt)) {
    const keptMs = file.name.endsWith(DRAFT) ? DRAFT_MS : KEPT_MS;
    bytes += file.bytes;
    if (bytes > maxBytes || now - file.usedAt > keptMs) {
      await rm(join(folder, file.name), { force: true });
    }
  }
}
