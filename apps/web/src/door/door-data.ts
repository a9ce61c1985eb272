/**
 * What a phone at the door knows: the list from the server, and what it has recorded since. Everything here is
 * pure. The phone decides from it at once, with or without a network; the server's answers correct it.
 */
import type { DoorManifest, DoorPerson, DoorScan, DoorWalkIn } from "@kdl/schemas/door/door";

/** A scan that the server hasn't answered yet. */
export interface QueuedScan {
  scan: DoorScan;
  /** Scans are sent in this order. */
  order: number;
  /** What staff have been shown. */
  shown: "welcome" | "already" | "undone";
}

/** A walk-in that was let in although the server has no seat left. */
interface UnseatedWalkIn {
  id: string;
  walkIn: DoorWalkIn;
}

/** What staff should read later: an answer that came after the person had gone in. */
export interface DoorNote {
  /** Id of the scan. */
  id: string;
  kind: "refused" | "registered" | "waiting";
  name: string;
}

export interface DoorData {
  manifest: DoorManifest;
  /** When the server was asked for the list; ISO 8601. */
  listedAt: string;
  /** Where each person was checked in, as far as the server has said. */
  devices: Readonly<Record<string, string>>;
  queue: readonly QueuedScan[];
  unseated: readonly UnseatedWalkIn[];
  notes: readonly DoorNote[];
}

/** A person's status, including what this phone has recorded since the list. */
export interface Standing {
  person: DoorPerson;
  state: DoorPerson["state"];
  /** Of the earliest check-in; ISO 8601. */
  checkedInAt: string | null;
  /** `null` if the server hasn't said. */
  device: string | null;
  /** Whether the check-in that counts is this phone's. */
  isOwn: boolean;
}

export const emptyData = (manifest: DoorManifest, listedAt: string): DoorData => ({
  manifest,
  listedAt,
  devices: {},
  queue: [],
  unseated: [],
  notes: [],
});

export function standingOf(data: DoorData, digest: string): Standing | null {
  const person = data.manifest.people.find((one) => one.digest === digest);
  if (!person) return null;
  return data.queue.reduce(
    (standing, { scan }) => after(standing, scan, data.manifest.device),
    standingInList(data, person),
  );
}

function standingInList({ manifest, devices }: DoorData, person: DoorPerson): Standing {
  const device = person.checkedInAt === null ? null : (devices[person.digest] ?? null);
  const { state, checkedInAt } = person;
  return { person, state, checkedInAt, device, isOwn: device === manifest.device };
}

function after(standing: Standing, scan: DoorScan, own: string): Standing {
  if (scan.action === "walk-in" || scan.digest !== standing.person.digest) return standing;
  if (scan.action === "undo") {
    return { ...standing, state: "expected", checkedInAt: null, device: null, isOwn: false };
  }
  const { checkedInAt } = standing;
  if (checkedInAt !== null && Date.parse(checkedInAt) <= Date.parse(scan.at)) return standing;
  return { ...standing, state: "checked-in", checkedInAt: scan.at, device: own, isOwn: true };
}

/** Everybody on the list, with their current status. */
export function everybody(data: DoorData): Standing[] {
  const standings = new Map(
    data.manifest.people.map((person) => [person.digest, standingInList(data, person)]),
  );
  for (const { scan } of data.queue) {
    const standing = scan.action === "walk-in" ? undefined : standings.get(scan.digest);
    if (standing) {
      standings.set(standing.person.digest, after(standing, scan, data.manifest.device));
    }
  }
  return [...standings.values()];
}

/** Seats that are taken, with the walk-ins that the server doesn't know yet. */
export const takenSeats = ({ manifest, queue }: DoorData): number =>
  manifest.taken + queue.filter(({ scan }) => scan.action === "walk-in").length;

export const isFull = (data: DoorData): boolean =>
  data.manifest.capacity !== null && takenSeats(data) >= data.manifest.capacity;

export function withScan(data: DoorData, scan: DoorScan, shown: QueuedScan["shown"]): DoorData {
  const order = (data.queue.at(-1)?.order ?? 0) + 1;
  return { ...data, queue: [...data.queue, { scan, order, shown }] };
}

/** `Asha R.` */
export function nameOf(firstName: string, lastName: string): string {
  const initial = [...lastName.trim()][0];
  return initial === undefined ? firstName : `${firstName} ${initial.toUpperCase()}.`;
}

/** The name of somebody on the list, for later messages about them. */
export function nameByDigest({ manifest }: DoorData, digest: string): string {
  const person = manifest.people.find((one) => one.digest === digest);
  return person ? nameOf(person.firstName, person.initial) : "A ticket";
}
