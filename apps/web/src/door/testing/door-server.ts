/** The server as far as phones at a door need it, for tests: the earliest check-in of a ticket wins. */
import type {
  DoorConflict,
  DoorManifest,
  DoorPairing,
  DoorPerson,
  DoorResult,
  DoorScan,
} from "@kdl/schemas/door/door";
import { CallFailed } from "../call-failed.ts";

const event = {
  slug: "open-lab",
  name: "Open Lab",
  startsAt: "2027-03-01T05:00:00.000Z",
  endsAt: "2027-03-01T09:00:00.000Z",
  location: "Beach Road",
};
const expiresAt = "2027-03-01T21:00:00.000Z";

export const pairingOf = (device: string): DoorPairing => ({
  token: `token of ${device}`,
  expiresAt,
  device,
  event,
});

export const digestOf = (number: number): string => String(number).padStart(22, "0");

interface Entry {
  id: string;
  at: string;
  device: string;
}

export function startDoorServer(amount: number, capacity: number | null = null) {
  /** Check-ins of each ticket, the earliest first. */
  const entries = new Map<string, Entry[]>();
  const results = new Map<string, DoorResult>();
  const state = {
    isReachable: true,
    ended: new Set<string>(),
    calls: 0,
    walkIns: 0,
    losesAnswers: 0,
  };
  const cancelled = new Set<string>();

  function conflicts(): DoorConflict[] {
    return [...entries].flatMap(([digest, [first, ...later]]) =>
      later.map(({ at, device }) => ({
        digest,
        at,
        device,
        firstAt: first!.at,
        firstDevice: first!.device,
      })),
    );
  }

  function people(): DoorPerson[] {
    return Array.from({ length: amount }, (_, number) => {
      const digest = digestOf(number);
      const checkedInAt = entries.get(digest)?.[0]?.at ?? null;
      const isIn = checkedInAt !== null;
      const standing = cancelled.has(digest) ? "cancelled" : isIn ? "checked-in" : "expected";
      return { digest, firstName: `Asha${number}`, initial: "R", state: standing, checkedInAt };
    });
  }

  function settle(scan: DoorScan, device: string): DoorResult {
    const answer = (outcome: DoorResult["outcome"], first: Entry | null = null): DoorResult => ({
      id: scan.id,
      outcome,
      at: first?.at ?? null,
      device: first?.device ?? null,
    });
    if (scan.action === "walk-in") {
      const isFull = capacity !== null && amount + state.walkIns >= capacity;
      if (isFull && !scan.walkIn.overCapacity) return answer("full");
      state.walkIns += 1;
      return answer("accepted");
    }
    if (cancelled.has(scan.digest) || Number(scan.digest) >= amount) return answer("refused");
    if (scan.action === "undo") {
      entries.delete(scan.digest);
      return answer("accepted");
    }
    const own = { id: scan.id, at: scan.at, device };
    const all = [...(entries.get(scan.digest) ?? []), own].toSorted((a, b) =>
      a.at.localeCompare(b.at),
    );
    entries.set(scan.digest, all);
    return all[0] === own ? answer("accepted", own) : answer("already", all[0]);
  }

  const handlers = {
    manifest: (device: string): DoorManifest => ({
      event,
      device,
      expiresAt,
      salt: "c2FsdA",
      capacity,
      taken: amount + state.walkIns,
      people: people(),
      conflicts: conflicts(),
    }),
    sync: (device: string, scans: readonly DoorScan[]): DoorResult[] =>
      scans.map((scan) => {
        const result = results.get(scan.id) ?? settle(scan, device);
        results.set(scan.id, result);
        return result;
      }),
  };

  /** As a phone's `call`. */
  const call = async (name: string, input: { token?: string; scans?: DoorScan[] }) => {
    await Promise.resolve();
    if (!state.isReachable) throw new CallFailed(null, "");
    state.calls += 1;
    const device = input.token?.replace("token of ", "") ?? "";
    if (state.ended.has(device)) throw new CallFailed(401, "This phone isn’t paired any more.");
    if (name === "manifest") return structuredClone(handlers.manifest(device));
    if (name === "end") return null;
    const scans = input.scans ?? [];
    // As the gateway refuses a batch with a scan of another shape.
    if (scans.some(({ at }) => at === "")) throw new CallFailed(400, "");
    const answer = handlers.sync(device, scans);
    if (state.losesAnswers > 0) {
      state.losesAnswers -= 1;
      throw new CallFailed(null, "");
    }
    return answer;
  };

  return { state, entries, cancelled, conflicts, call: call as never };
}
