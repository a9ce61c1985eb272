/** Telling participants that an event has changed, or deciding not to. */
import type { Payload } from "payload";
import type { StaffSignature } from "../../access/staff.ts";
import { inTransaction } from "../../database/transactions.ts";
import { holdSeats } from "../places/seats.ts";
import { Refused } from "../refused.ts";
import { uniqueViolation } from "../unique-violation.ts";
import { forgetChange } from "./known-facts.ts";
import type { Mailing } from "./mailing.ts";
import { queueSends, registrationsIn, storeMailing } from "./queue-mailing.ts";
import { untoldChange } from "./untold.ts";

interface Decision {
  event: string;
  /** Sequence of the change that the account has seen. */
  sequence: number;
  author: StaffSignature;
}

const conflict = (message: string) => new Refused({ status: 409, code: "EVENT_CHANGED", message });

const gone = () =>
  conflict("There is nothing to tell any more: somebody else has decided, or the event has ended.");

/**
 * Queues one mail to each person with a seat, an offer or a place on the waitlist, and logs it.
 *
 * @param sentence added to the mail
 * @returns the number of people
 * @throws {Refused} if somebody else has decided, or the event has changed since then
 */
export const tellChange = (payload: Payload, decision: Decision, sentence: string) =>
  decide(payload, decision, { kind: "change", body: sentence || null });

/** Logs that nobody was told, and why. @throws {Refused} as {@link tellChange} */
export const dontTell = (payload: Payload, decision: Decision, reason: string) =>
  decide(payload, decision, { kind: "not-told", body: reason });

async function decide(
  payload: Payload,
  { event: id, sequence, author }: Decision,
  { kind, body }: Pick<Mailing, "kind" | "body">,
): Promise<number> {
  try {
    return await inTransaction(payload, async (req) => {
      // Lock before reading: of two editors, the second sees what the first decided.
      await holdSeats(req, id);
      const now = new Date();
      const change = await untoldChange(req, id, now);
      if (!change) throw gone();
      if (change.sequence !== sequence) {
        throw conflict(
          "The event has changed again in the meantime: please look at the mail once more.",
        );
      }
      const { event, before, after, changedSince, people } = change;
      const found = await registrationsIn(req, people);
      if (found.length === 0) throw gone();
      const mailing = await storeMailing(req, author, {
        key: `change|${id}|${sequence}`,
        event: id,
        kind,
        audience: "all",
        before,
        after,
        sequence,
        changedSince,
        body: body ?? null,
        people: found.length,
      });
      if (kind === "change") {
        const about = { event, mailing, kind: "change", key: String(sequence) } as const;
        await queueSends(req, found, about);
      }
      await forgetChange(req, id);
      return found.length;
    });
  } catch (error) {
    if (uniqueViolation(error) === "key") throw gone();
    throw error;
  }
}
