/**
 * A paired phone at work: stores what it records, sends it, and applies the answers. One loop talks to the
 * server, so that a list never arrives between a scan and its answer.
 */
import {
  type DoorPairing,
  doorLimits,
  type DoorResult,
  type DoorScan,
} from "@kdl/schemas/door/door";
import { type Correction, newConflicts, withList, withResults } from "./door-answers.ts";
import { type DoorData, emptyData, type QueuedScan, withScan } from "./door-data.ts";
import { CallFailed } from "./call-failed.ts";
import type { call } from "./door-calls.ts";
import type { DoorStore } from "./door-store.ts";

/** A scan without its id and time, which the session adds. */
type Recorded =
  | Omit<Extract<DoorScan, { digest: string }>, "id" | "at">
  | Omit<Extract<DoorScan, { action: "walk-in" }>, "id" | "at">;

export interface DoorSession {
  readonly pairing: DoorPairing;
  data(): DoorData | null;
  /** Whether the last call reached the server, and the phone has a network. */
  isConnected(): boolean;
  /** Stores a scan; resolves once it is on the disk. Sends it in the background. */
  record(scan: Recorded, shown: QueuedScan["shown"]): Promise<void>;
  /**
   * Sends queued scans, and fetches the list if it is stale. Never rejects.
   * @param wantsList fetches the list even if it isn't stale
   */
  sync(wantsList?: boolean): Promise<void>;
  /** Decides about a walk-in for whom there was no seat. */
  settleUnseated(id: string, letIn: boolean): Promise<void>;
  dropNotes(): Promise<void>;
  /** Leaves the event and removes everything. Never rejects: without a network it clears only this phone. */
  end(): Promise<void>;
}

export interface SessionOptions {
  pairing: DoorPairing;
  data: DoorData | null;
  store: DoorStore;
  call: typeof call;
  now: () => Date;
  onChange: () => void;
  onCorrections: (corrections: Correction[]) => void;
  /** Called once everything is removed. @param unsent scans that were lost */
  onEnded: (unsent: number) => void;
}

/** How long a list stays fresh: what other doors record is seen within that time. */
const FRESH_MS = 20_000;
const FIRST_RETRY_MS = 2000;
const LAST_RETRY_MS = 60_000;

export function createSession(options: SessionOptions): DoorSession {
  const { pairing, store, now, onChange, onCorrections } = options;
  const { token } = pairing;
  let data = options.data;
  let isConnected = true;
  let isOver = false;
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  let wantsList = data === null;
  let listedAt = 0;
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;

  async function keep(next: DoorData, answered: readonly string[] = []): Promise<void> {
    data = next;
    onChange();
    // What can't be written is written with the next change; the phone still has it in memory.
    await store.settle(next, answered).catch(() => {});
  }

  async function sendQueue(): Promise<void> {
    while (data && data.queue.length > 0) {
      const batch = data.queue.slice(0, doorLimits.scans).map(({ scan }) => scan);
      const results = await send(batch);
      if (!data) return;
      const answered = withResults(data, results);
      if (answered.data.queue.length === data.queue.length) throw new CallFailed(null, "");
      await keep(
        answered.data,
        results.map(({ id }) => id),
      );
      // Walk-ins are on the next list.
      wantsList ||= batch.some(({ action }) => action === "walk-in");
      if (answered.corrections.length === 0) continue;
      wantsList = true;
      onCorrections(answered.corrections);
    }
  }

  /** One scan that the server can't read must not hold up the others. */
  async function send(scans: DoorScan[]): Promise<DoorResult[]> {
    try {
      return await options.call("sync", { token, scans });
    } catch (error) {
      const isUnreadable = error instanceof CallFailed && error.status === 400;
      const [only] = scans;
      if (!isUnreadable || !only) throw error;
      if (scans.length === 1) return [{ id: only.id, outcome: "refused", at: null, device: null }];
      const half = Math.ceil(scans.length / 2);
      return [...(await send(scans.slice(0, half))), ...(await send(scans.slice(half)))];
    }
  }

  async function fetchList(): Promise<void> {
    const manifest = await options.call("manifest", { token });
    if (isOver) return;
    [wantsList, listedAt] = [false, Date.now()];
    const before = data;
    const at = now().toISOString();
    await keep(before ? withList(before, manifest, at) : emptyData(manifest, at));
    const conflicts = before ? newConflicts(before.manifest, manifest) : [];
    if (conflicts.length > 0) {
      onCorrections(conflicts.map((conflict) => ({ kind: "already", conflict })));
    }
  }

  async function run(): Promise<void> {
    do {
      isAskedAgain = false;
      try {
        await sendQueue();
        if (!isOver && (wantsList || Date.now() - listedAt > FRESH_MS)) await fetchList();
        [isConnected, failures] = [true, 0];
      } catch (error) {
        if (error instanceof CallFailed && error.status === 401) return leave();
        isConnected = false;
        waitForRetry();
      }
      onChange();
    } while (isAskedAgain && !isOver);
  }

  function waitForRetry(): void {
    clearTimeout(retry);
    // Phones that lost the same network mustn't all come back at once.
    const wait =
      Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures) * (0.5 + Math.random() / 2);
    failures += 1;
    retry = setTimeout(() => void session.sync(), wait);
  }

  async function leave(): Promise<void> {
    if (isOver) return;
    isOver = true;
    clearTimeout(retry);
    const unsent = data?.queue.length ?? 0;
    data = null;
    await store.wipe().catch(() => {});
    options.onEnded(unsent);
  }

  const session: DoorSession = {
    pairing,
    data: () => data,
    isConnected: () => isConnected && navigator.onLine !== false,
    async record(recorded, shown) {
      if (!data || isOver) return;
      const stamp = { id: crypto.randomUUID(), at: now().toISOString() };
      data = withScan(data, { ...recorded, ...stamp } as DoorScan, shown);
      onChange();
      try {
        await store.addScan(data.queue.at(-1)!);
      } finally {
        void session.sync();
      }
    },
    sync(list = false) {
      if (isOver) return Promise.resolve();
      wantsList ||= list;
      isAskedAgain = running !== null;
      clearTimeout(retry);
      running ??= run().finally(() => (running = null));
      return running;
    },
    async settleUnseated(id, letIn) {
      const found = data?.unseated.find((one) => one.id === id);
      if (!found) return;
      // Recorded first, so that nobody is lost between the two writes.
      const walkIn = { ...found.walkIn, overCapacity: true };
      if (letIn) await session.record({ action: "walk-in", walkIn }, "welcome");
      if (data) await keep({ ...data, unseated: data.unseated.filter((one) => one.id !== id) });
    },
    async dropNotes() {
      if (data) await keep({ ...data, notes: [] });
    },
    async end() {
      await session.sync();
      if (!isOver) await options.call("end", { token }).catch(() => null);
      await leave();
    },
  };
  return session;
}
