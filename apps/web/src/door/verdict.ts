/** What a phone answers to a ticket, from what it knows. */
import { type DoorData, nameOf, type Standing, standingOf } from "./door-data.ts";

export type Verdict =
  | { kind: "welcome"; name: string; digest: string }
  | { kind: "already"; name: string; digest: string; at: string; device: string | null }
  | { kind: "waiting" | "cancelled"; name: string }
  | { kind: "unknown" };

export interface Decision {
  verdict: Verdict;
  /** Whether the scan goes to the server: an entry, or a second try at another door. */
  isRecorded: boolean;
}

/** @param digest of the ticket's code */
export function decide(data: DoorData, digest: string): Decision {
  const standing = standingOf(data, digest);
  if (!standing) return { verdict: { kind: "unknown" }, isRecorded: false };
  const name = standingName(standing);
  const { state, checkedInAt, device, isOwn } = standing;
  if (state === "checked-in") {
    const at = checkedInAt ?? data.manifest.event.startsAt;
    return { verdict: { kind: "already", name, digest, at, device }, isRecorded: !isOwn };
  }
  if (state !== "expected") return { verdict: { kind: state, name }, isRecorded: false };
  return { verdict: { kind: "welcome", name, digest }, isRecorded: true };
}

export const standingName = ({ person }: Standing): string =>
  nameOf(person.firstName, person.initial);

/** People whose name begins so, in any of its words; letters count without their accents. */
export function findByName(people: readonly Standing[], typed: string): Standing[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const matches = (standing: Standing) => {
    const parts = plain(standingName(standing)).split(/\s+/);
    return words.every((word) => parts.some((part) => part.startsWith(word)));
  };
  return people.filter(matches).toSorted(byName);
}

const byName = (a: Standing, b: Standing) => standingName(a).localeCompare(standingName(b));

const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Mark}|\./gu, "")
    .toLowerCase()
    .trim();
