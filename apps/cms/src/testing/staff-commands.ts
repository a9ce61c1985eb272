/** Commands of staff about people at an event, for tests. */
import { StaffRefusal } from "../submissions/places/staff-refusal.ts";

export const HOUR_MS = 60 * 60_000;
/** The account that gives the commands. */
export const by = { id: "1", name: "Asha" };
export const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
/** Times of events. */
export const begun = { startsAt: inHours(-1), endsAt: inHours(1) };
export const over = { startsAt: inHours(-3), endsAt: inHours(-1) };

/** What became of a command: `done`, or the refusal. */
export const tried = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => "done",
    (error: unknown) => {
      if (!(error instanceof StaffRefusal)) throw error;
      return error.message;
    },
  );
