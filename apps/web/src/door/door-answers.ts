/** Applies the server's answers and newer lists to what a phone knows. */
import type {
  DoorConflict,
  DoorManifest,
  DoorPerson,
  DoorResult,
  DoorWalkIn,
} from "@kdl/schemas/door/door";
import {
  type DoorData,
  type DoorNote,
  nameByDigest,
  nameOf,
  type QueuedScan,
} from "./door-data.ts";

const withManifest = (data: DoorData, manifest: DoorManifest): DoorData => ({ ...data, manifest });

/** Applies a newer list. It doesn't name the door where somebody came in, so known doors are kept. */
export function withList(data: DoorData, manifest: DoorManifest, listedAt: string): DoorData {
  const before = new Map(data.manifest.people.map((person) => [person.digest, person.checkedInAt]));
  const same = manifest.people.filter(
    ({ digest, checkedInAt }) => checkedInAt !== null && before.get(digest) === checkedInAt,
  );
  const devices = Object.fromEntries(
    same.flatMap(({ digest }) => {
      const device = data.devices[digest];
      return device === undefined ? [] : [[digest, device]];
    }),
  );
  return { ...data, manifest, listedAt, devices };
}

/** Where the server's answer differs from what staff were shown. */
export type Correction =
  | { kind: "already"; conflict: DoorConflict }
  | { kind: "accepted" | "full" | DoorNote["kind"]; name: string };

/** Applies the answers, in the order in which the scans were made. */
export function withResults(
  before: DoorData,
  results: readonly DoorResult[],
): { data: DoorData; corrections: Correction[] } {
  const answers = new Map(results.map((result) => [result.id, result]));
  const corrections: Correction[] = [];
  let data = before;
  for (const queued of before.queue) {
    const result = answers.get(queued.scan.id);
    if (!result) continue;
    const { data: next, correction } = settle(data, queued, result);
    data = next;
    if (correction) corrections.push(correction);
  }
  return {
    data: { ...data, queue: data.queue.filter(({ scan }) => !answers.has(scan.id)) },
    corrections,
  };
}

interface Settled {
  data: DoorData;
  correction?: Correction;
}

function settle(data: DoorData, { scan, shown }: QueuedScan, result: DoorResult): Settled {
  if (scan.action === "walk-in") return settleWalkIn(data, scan.id, scan.walkIn, result);
  const { digest } = scan;
  if (scan.action === "undo") {
    // A check-in that another door has made since still counts.
    if (result.outcome === "refused") return { data };
    const isUndone = result.outcome === "accepted";
    return {
      data: withCheckIn(data, digest, isUndone ? null : result.at, isUndone ? null : result.device),
    };
  }
  if (result.outcome === "refused") {
    return shown === "welcome"
      ? noted(data, scan.id, "refused", nameByDigest(data, digest))
      : { data };
  }
  const own = data.manifest.device;
  if (result.outcome === "accepted") {
    const entered = withCheckIn(data, digest, result.at ?? scan.at, result.device ?? own);
    // The check-in that this phone knew has been undone at another door.
    return shown === "already"
      ? { data: entered, correction: { kind: "accepted", name: nameByDigest(data, digest) } }
      : { data: entered };
  }
  // Of this phone's own scans, the earliest counts: that is no conflict.
  if (result.device === own) return { data: withCheckIn(data, digest, result.at, own) };
  const first = { firstAt: result.at ?? scan.at, firstDevice: result.device ?? "" };
  const checkedIn = withCheckIn(data, digest, first.firstAt, result.device);
  const conflict = { digest, at: scan.at, device: own, ...first };
  // The next list from the server has it too.
  const { manifest } = checkedIn;
  const listed = withManifest(checkedIn, {
    ...manifest,
    conflicts: [...manifest.conflicts, conflict],
  });
  return shown === "welcome"
    ? { data: listed, correction: { kind: "already", conflict } }
    : { data: listed };
}

function noted(data: DoorData, id: string, kind: DoorNote["kind"], name: string): Settled {
  return {
    data: { ...data, notes: [...data.notes, { id, kind, name }] },
    correction: { kind, name },
  };
}

function settleWalkIn(
  data: DoorData,
  id: string,
  walkIn: DoorWalkIn,
  { outcome, at }: DoorResult,
): Settled {
  const name = nameOf(walkIn.firstName, walkIn.lastName);
  if (outcome === "full") {
    const unseated = [...data.unseated, { id, walkIn }];
    return { data: { ...data, unseated }, correction: { kind: "full", name } };
  }
  if (outcome === "refused") return noted(data, id, outcome, name);
  // Without a time: that registration has no seat, and wasn't checked in.
  if (outcome === "registered") return noted(data, id, at === null ? "waiting" : outcome, name);
  const { manifest } = data;
  return { data: withManifest(data, { ...manifest, taken: manifest.taken + 1 }) };
}

function withCheckIn(
  data: DoorData,
  digest: string,
  checkedInAt: string | null,
  device: string | null,
): DoorData {
  const state = checkedInAt === null ? "expected" : "checked-in";
  const people = data.manifest.people.map((person) =>
    person.digest === digest ? { ...person, state, checkedInAt } : person,
  ) satisfies DoorPerson[];
  const { [digest]: _, ...others } = data.devices;
  const devices = device === null ? others : { ...others, [digest]: device };
  return { ...withManifest(data, { ...data.manifest, people }), devices };
}

/** Conflicts in a new list that involve this phone and haven't been shown on it. */
export function newConflicts(before: DoorManifest, now: DoorManifest): DoorConflict[] {
  const known = new Set(before.conflicts.map(keyOf));
  const isOwn = ({ device, firstDevice }: DoorConflict) =>
    device === now.device || firstDevice === now.device;
  return now.conflicts.filter((conflict) => isOwn(conflict) && !known.has(keyOf(conflict)));
}

/** Identifies a conflict by the scan that lost, without its time: the server may have corrected that. */
const keyOf = ({ digest, device }: DoorConflict): string => `${digest} ${device}`;
