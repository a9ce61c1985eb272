import { createHash } from "node:crypto";
import type { FileStore } from "../storage/file-store.ts";
import type { OpenStore } from "../storage/open-store.ts";
import { storagePlaces } from "../storage/places.ts";

const AT_ONCE = 8;

export interface Moves {
  from: OpenStore;
  to: OpenStore;
  /** Only counts what there is to move. */
  isDryRun: boolean;
}

export interface MoveReport {
  moved: number;
  /** Files that lie in both places with different bytes, or that were not copied as they were. */
  differing: string[];
}

type Outcome = "moved" | "differs" | "gone";

/**
 * Moves all files from one kind of storage to another, while the CMS runs or not. Each is copied, read back
 * and compared before it is removed where it was, so that it can be stopped and begun again at any moment.
 */
export async function moveFiles({ from, to, isDryRun }: Moves): Promise<MoveReport> {
  const report: MoveReport = { moved: 0, differing: [] };
  for (const place of storagePlaces) {
    const [source, target] = [from(place), to(place)];
    const keys: string[] = [];
    for await (const key of source.keysBefore(new Date(8.64e15))) keys.push(key);
    const worker = async () => {
      for (let key = keys.pop(); key !== undefined; key = keys.pop()) {
        const outcome = isDryRun ? "moved" : await moveFile(source, target, key);
        if (outcome === "moved") report.moved += 1;
        if (outcome === "differs") report.differing.push(`${place.path}/${key}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  }
  return report;
}

async function moveFile(from: FileStore, to: FileStore, key: string): Promise<Outcome> {
  const before = await digestIn(from, key);
  if (before === null) return "gone";
  // An earlier run may have been stopped between the two.
  if ((await digestIn(to, key)) === null) await copy(from, to, key);
  const after = await digestIn(to, key);
  // Deleted before it was copied.
  if (after === null) return "gone";
  if (after !== before) return "differs";
  // The CMS may have deleted it meanwhile, or another run have moved it. Only sweeps can tell which: they
  // remove what no row names.
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

/** SHA-256 of a file; `null` where there is none. */
async function digestIn(store: FileStore, key: string): Promise<string | null> {
  const found = await store.open(key);
  if (!found) return null;
  const hash = createHash("sha256");
  for await (const chunk of found.stream) hash.update(chunk as Buffer);
  return hash.digest("hex");
}
