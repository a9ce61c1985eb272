/** Phones at the door, without a page. */
import type { Correction } from "../door-answers.ts";
import { createSession, type DoorSession } from "../door-session.ts";
import type { DoorStore } from "../door-store.ts";
import { digestOf, pairingOf, type startDoorServer } from "./door-server.ts";

const START = Date.parse("2027-03-01T05:00:00.000Z");
let clock = START;
/** Advances by a second with each call. */
const now = () => new Date((clock += 1000));

type Server = ReturnType<typeof startDoorServer>;

export interface Phone {
  session: DoorSession;
  corrections: Correction[];
  /** Unsent scans when the pairing ended. */
  ended: number[];
}

/** A phone as a page starts it, from what is stored. */
export async function open(server: Server, kept: DoorStore, device = "Door A"): Promise<Phone> {
  let stored = await kept.load();
  if (!stored) {
    await kept.pair(pairingOf(device));
    stored = await kept.load();
  }
  const corrections: Correction[] = [];
  const ended: number[] = [];
  const session = createSession({
    ...stored!,
    store: kept,
    call: server.call,
    now,
    onChange: () => {},
    onCorrections: (more) => corrections.push(...more),
    onEnded: (unsent) => ended.push(unsent),
  });
  if (server.state.isReachable) await session.sync(true);
  return { session, corrections, ended };
}

/** A store in memory, one for each phone: all of them would share one IndexedDB here. */
export function memoryStore(): DoorStore {
  let state: Awaited<ReturnType<DoorStore["load"]>> = null;
  return {
    load: async () => structuredClone(state),
    pair: async (pairing) => void (state = { pairing, data: null }),
    addScan: async (queued) => {
      if (state?.data) state.data = { ...state.data, queue: [...state.data.queue, queued] };
    },
    settle: async (data, answered) => {
      const queue = state?.data?.queue.filter(({ scan }) => !answered.includes(scan.id)) ?? [];
      if (state) state = { ...state, data: structuredClone({ ...data, queue }) };
    },
    wipe: async () => void (state = null),
  };
}

export const checkIn = (phone: Phone, number: number) =>
  phone.session.record({ action: "check-in", digest: digestOf(number) }, "welcome");
export const settled = (phone: Phone) => phone.session.sync();
export const queueOf = (phone: Phone) => phone.session.data()?.queue.length;
