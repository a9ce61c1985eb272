/** What staff read, hear and see for each outcome. */
import type { Correction } from "./door-answers.ts";
import { type DoorData, nameByDigest } from "./door-data.ts";
import type { Verdict } from "./verdict.ts";

export type Tone = "good" | "warn" | "bad" | "idle" | "ready";

export interface Outcome {
  tone: Tone;
  word: string;
  name?: string;
  detail?: string;
  /** The person whose check-in a button undoes. */
  undo?: string;
}

export const icons: Readonly<Record<Tone, string>> = {
  good: "✓",
  warn: "!",
  bad: "✕",
  idle: "",
  ready: "",
};

/** @param listedAt when the list was fetched, if the server can't be reached now */
export function outcomeOf(verdict: Verdict, listedAt: string | null): Outcome {
  switch (verdict.kind) {
    case "welcome":
      return { tone: "good", word: "Welcome", name: verdict.name, undo: verdict.digest };
    case "already":
      return {
        tone: "warn",
        word: "Already entered",
        name: verdict.name,
        detail: placeAndTime(verdict.at, verdict.device),
      };
    case "waiting":
      return { tone: "bad", word: "No seat", name: verdict.name, detail: "On the waitlist" };
    case "cancelled":
      return {
        tone: "bad",
        word: "Cancelled",
        name: verdict.name,
        detail: "This ticket isn’t valid",
      };
    case "unknown":
      return {
        tone: "bad",
        word: "Not on the list",
        detail:
          listedAt === null
            ? "No ticket for this event"
            : `Offline, with the list of ${timeOf(listedAt)}. Search the name`,
      };
  }
}

export const notATicket: Outcome = {
  tone: "bad",
  word: "No ticket code",
  detail: "Ten letters and digits",
};

export const noList: Outcome = {
  tone: "bad",
  word: "No list yet",
  detail: "This phone needs a network until the list has arrived",
};

export const notKept: Outcome = {
  tone: "bad",
  word: "Not kept",
  detail: "This phone’s storage is full. Don’t reload the page until everything is sent",
};

/** Shows where the server's answers differ from what staff were shown. */
export function correctionOutcome(data: DoorData, corrections: readonly Correction[]): Outcome {
  const [first] = corrections;
  if (!first) return { tone: "idle", word: "" };
  const rest = corrections.length - 1;
  const more = rest === 0 ? "" : `. And ${rest} more, under More`;
  if (first.kind === "accepted") {
    return {
      tone: "good",
      word: "Welcome",
      name: first.name,
      detail: "Checked in just now" + more,
    };
  }
  if (first.kind !== "already") {
    return {
      tone: "bad",
      word: correctionWords[first.kind],
      name: first.name,
      detail: "See under More",
    };
  }
  const { digest, at, device, firstAt, firstDevice } = first.conflict;
  const times = `${placeAndTime(firstAt, firstDevice)}, again ${placeAndTime(at, device)}`;
  const name = nameByDigest(data, digest);
  return { tone: "warn", word: "Entered twice", name, detail: times + more };
}

const correctionWords = {
  refused: "Not valid any more",
  full: "No seat left",
  registered: "Was registered already",
  waiting: "Is on the waitlist",
} as const satisfies Record<Exclude<Correction["kind"], "already" | "accepted">, string>;

/** `10:32 at Door B` */
export const placeAndTime = (at: string, device: string | null): string =>
  timeOf(at) + (device ? ` at ${device}` : "");

/** The phone's own time, as on the watches around it; with the day if that isn't today. */
export function timeOf(iso: string): string {
  const date = new Date(iso);
  const time = date.toLocaleTimeString(undefined, {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  if (date.toDateString() === new Date().toDateString()) return time;
  return `${date.toLocaleDateString(undefined, { day: "numeric", month: "short" })}, ${time}`;
}
