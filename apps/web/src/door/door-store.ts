/**
 * What a paired phone keeps in IndexedDB: the pairing, the list, and the scans that aren't sent yet.
 *
 * A scan is on the disk before its outcome is shown, so that a reload or a dead battery loses none. Everything
 * here may reject: no IndexedDB, private mode, quota exceeded.
 */
import type { DoorPairing } from "@kdl/schemas/door/door";
import type { DoorData, QueuedScan } from "./door-data.ts";

const DATABASE = "door";
const STATE = "state";
const QUEUE = "queue";

type KeptData = Omit<DoorData, "queue">;

interface KeptDoor {
  pairing: DoorPairing;
  /** `null` until the first list has arrived. */
  data: DoorData | null;
}

export interface DoorStore {
  load(): Promise<KeptDoor | null>;
  pair(pairing: DoorPairing): Promise<void>;
  addScan(queued: QueuedScan): Promise<void>;
  /** Replaces the list, and removes the scans that have been answered, in one transaction. */
  settle(data: DoorData, answered: readonly string[]): Promise<void>;
  /** Removes everything. */
  wipe(): Promise<void>;
}

export async function openDoorStore(): Promise<DoorStore> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.addEventListener("upgradeneeded", () => {
    opening.result.createObjectStore(STATE);
    opening.result.createObjectStore(QUEUE);
  });
  const database = await done(opening);

  /** Resolves when the transaction is on the disk. */
  async function write(change: (stores: Stores) => void): Promise<void> {
    // Strict: the operating system's own cache would be lost with the battery.
    const transaction = database.transaction([STATE, QUEUE], "readwrite", { durability: "strict" });
    change(storesOf(transaction));
    transaction.commit();
    await new Promise<void>((resolve, reject) => {
      transaction.addEventListener("complete", () => resolve());
      transaction.addEventListener("abort", () => reject(transaction.error));
    });
  }

  return {
    async load() {
      const { state, queue } = storesOf(database.transaction([STATE, QUEUE]));
      const [pairing, data, scans] = await Promise.all([
        done<DoorPairing | undefined>(state.get("pairing")),
        done<KeptData | undefined>(state.get("data")),
        done<QueuedScan[]>(queue.getAll()),
      ]);
      if (!pairing) return null;
      const ordered = scans.toSorted((a, b) => a.order - b.order);
      return { pairing, data: data ? { ...data, queue: ordered } : null };
    },
    pair: (pairing) =>
      write(({ state, queue }) => {
        state.clear();
        queue.clear();
        state.put(pairing, "pairing");
      }),
    addScan: (queued) => write(({ queue }) => queue.put(queued, queued.scan.id)),
    settle: (data, answered) =>
      write(({ state, queue }) => {
        state.put(withoutQueue(data), "data");
        for (const id of answered) queue.delete(id);
      }),
    wipe: () =>
      write(({ state, queue }) => {
        state.clear();
        queue.clear();
      }),
  };
}

/** Scans are kept one by one, in their own store. */
function withoutQueue(data: DoorData): KeptData {
  const { queue: _, ...kept } = data;
  return kept;
}

interface Stores {
  state: IDBObjectStore;
  queue: IDBObjectStore;
}

const storesOf = (transaction: IDBTransaction): Stores => ({
  state: transaction.objectStore(STATE),
  queue: transaction.objectStore(QUEUE),
});

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error));
  });
}
