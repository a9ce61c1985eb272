import { createHash } from "node:crypto";
import { createConcurrencyLimit } from "@kdl/runtime/concurrency/concurrency-limit";
import type { FileStore } from "../storage/file-store.ts";
import type { OpenStore } from "../storage/open-store.ts";
import { storagePlaces } from "../storage/places.ts";

const CONCURRENCY = 8;

export interface Moves {
  from: OpenStore;
  to: OpenStore;
  /** Only counts the files. */
  isDryRun: boolean;
}

export interface MoveReport {
  moved: number;
  /** Files whose bytes differ between the two stores. */
  differing: string[];
}

type Outcome = "moved" | "differs" | "gone";

/**
 * Moves all files from one kind of storage to another, even while the CMS runs. Each file is copied, read
 * back and compared before the original is removed, so that the program can be interrupted and started
 * again at any time.
 */
export async function moveFiles({ from, to, isDryRun }: Moves): Promise<MoveReport> {
  const report: MoveReport = { moved: 0, differing: [] };
  const limit = createConcurrencyLimit({ concurrency: CONCURRENCY, maxQueued: Infinity });
  for (const place of storagePlaces) {
    const [source, target] = [from(place), to(place)];
    const keys: string[] = [];
    for await (const key of source.keysBefore(new Date(8.64e15))) keys.push(key);
    const moving = keys.map(async (key) => {
      const outcome = isDryRun ? "moved" : await limit(() => moveFile(source, target, key));
      if (outcome === "moved") report.moved += 1;
      if (outcome === "differs") report.differing.push(`${place.path}/${key}`);
    });
    await Promise.all(moving);
  }
  return report;
}

async function moveFile(from: FileStore, to: FileStore, key: string): Promise<Outcome> {
  const before = await digestIn(from, key);
  if (before === null) return "gone";
  // An earlier run may have been interrupted between copying and removing.
  if ((await digestIn(to, key)) === null) await copy(from, to, key);
  const after = await digestIn(to, key);
  // Deleted before it was copied.
  if (after === null) return "gone";
  if (after !== before) return "differs";
  // Meanwhile the CMS may have deleted it, or another run may have moved it. If a copy is left over, the
  // sweep removes it, since no row refers to it.
  await from.remove(key);
  return "moved";
}

async function copy(from: FileStore, to: FileStore, key: string): Promise<void> {
  const found = await from.open(key);
  if (!found) return;
  const incoming = await to.begin(key);
  try {
    for await (const chunk of found.stream) await incoming.write(chunk as Buffer);
    await incoming.finish();
    await incoming.keep();
  } finally {
    found.stream.destroy();
    await incoming.discard();
  }
}

/** SHA-256 of a file; `null` if it doesn't exist. */
async function digestIn(store: FileStore, key: string): Promise<string | null> {
  const found = await store.open(key);
  if (!found) return null;
  const hash = createHash("sha256");
  for await (const chunk of found.stream) hash.update(chunk as Buffer);
  return hash.digest("hex");
}
