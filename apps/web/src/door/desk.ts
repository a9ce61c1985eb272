/** Shared by all ways to check in: turns a ticket or a name into an outcome and a stored scan. */
import { readTicketCode } from "@kdl/schemas/door/ticket-code";
import type { DoorWalkIn } from "@kdl/schemas/door/door";
import { isFull, nameByDigest, nameOf } from "./door-data.ts";
import type { DoorSession } from "./door-session.ts";
import { shownOutcome, showOutcome } from "./outcome-panel.ts";
import { ticketDigest } from "./ticket-digest.ts";
import { decide, type Verdict } from "./verdict.ts";
import { noList, notATicket, notKept, type Outcome, outcomeOf } from "./words.ts";

export interface Desk {
  /** @param text as it was scanned or typed */
  checkInCode(text: string): Promise<void>;
  checkIn(digest: string): Promise<void>;
  undo(digest: string): Promise<void>;
  /** @returns `false` if all seats are taken and staff haven't agreed to go over capacity */
  walkIn(walkIn: DoorWalkIn): Promise<boolean>;
}

export function createDesk(session: DoorSession): Desk {
  const outcomeNow = (verdict: Verdict) =>
    outcomeOf(verdict, session.isConnected() ? null : (session.data()?.listedAt ?? null));

  async function checkIn(digest: string): Promise<void> {
    const data = session.data();
    if (!data) return;
    const { verdict, isRecorded } = decide(data, digest);
    const shown = verdict.kind === "welcome" ? verdict.kind : "already";
    if (isRecorded && !(await isKept(session.record({ action: "check-in", digest }, shown))))
      return;
    const outcome = outcomeNow(verdict);
    showOutcome(outcome);
    if (verdict.kind !== "welcome") await lookAgain(digest, outcome, isRecorded);
  }

  /** People who registered a minute ago, or were given a seat, are on a newer list. */
  async function lookAgain(digest: string, outcome: Outcome, isRecorded: boolean): Promise<void> {
    await session.sync(true);
    const data = session.data();
    // The next ticket may have been scanned by then.
    if (!data || shownOutcome() !== outcome) return;
    const { verdict } = decide(data, digest);
    if (verdict.kind === "welcome" && !isRecorded) await checkIn(digest);
    else showOutcome(outcomeNow(verdict), false);
  }

  return {
    checkIn,
    async checkInCode(text) {
      const code = readTicketCode(text);
      const data = session.data();
      if (code === null) showOutcome(notATicket);
      else if (!data) showOutcome(noList);
      else await checkIn(await ticketDigest(data.manifest.salt, code));
    },
    async undo(digest) {
      const data = session.data();
      if (!data) return;
      const name = nameByDigest(data, digest);
      const recording = session.record({ action: "undo", digest }, "undone");
      if (await isKept(recording)) showOutcome({ tone: "idle", word: "Undone", name });
    },
    async walkIn(walkIn) {
      const data = session.data();
      if (!data) {
        showOutcome(noList);
        return true;
      }
      if (isFull(data) && !walkIn.overCapacity) return false;
      const name = nameOf(walkIn.firstName, walkIn.lastName);
      const detail = walkIn.overCapacity ? "Over capacity" : "Registered at the door";
      const recording = session.record({ action: "walk-in", walkIn }, "welcome");
      if (await isKept(recording)) showOutcome({ tone: "good", word: "Welcome", name, detail });
      return true;
    },
  };
}

/** @returns whether it was written to disk */
async function isKept(recording: Promise<void>): Promise<boolean> {
  try {
    await recording;
    return true;
  } catch {
    showOutcome(notKept);
    return false;
  }
}
