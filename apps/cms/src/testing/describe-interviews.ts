/** Tests of interviews, on the database that the environment names. */
import { BOOKINGS_MAX } from "@kdl/schemas/applications/interview";
import type { Payload } from "payload";
import { beforeAll, expect, test } from "vitest";
import { act, readOwn } from "../applications/act.ts";
import { bookInterview, refuseInterview } from "../applications/interviews/choose.ts";
import { interviewToWire } from "../applications/interviews/interview-to-wire.ts";
import { markInterview } from "../applications/interviews/mark.ts";
import { offerInterview } from "../applications/interviews/offer.ts";
import { remindOfInterviews } from "../applications/interviews/reminders.ts";
import { changeStage } from "../applications/change-stage.ts";
import { inTransaction } from "../database/transactions.ts";
import { query } from "../database/query.ts";
import { quartersOf } from "../interviews/booked-times.ts";
import { changeInterview, type Interview, interviewsOf } from "../interviews/interview.ts";
import { interviewMails, newMentor, offered, slotIn, stageOf } from "./interviews.ts";

const APPLICANTS = 40;
const DAY_MS = 24 * 60 * 60_000;

const refused = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => "done",
    (error: Error) => error.message.split(":")[0]!,
  );

/** Declares the tests. @param start starts Payload with an empty database */
export function describeInterviews(start: () => Promise<Payload>): void {
  let payload: Payload;
  beforeAll(async () => {
    payload = await start();
  });

  const latest = async (application: string): Promise<Interview> =>
    (await interviewsOf(payload, application))[0]!;
  const quarters = async (mentor: string): Promise<{ id: string; interview: string }[]> => {
    const rows = await query(payload, `SELECT id, interview FROM interview_times ORDER BY id`);
    return (rows as { id: string; interview: string }[]).filter(({ id }) => id.startsWith(mentor));
  };
  const seen = async (token: string, now = new Date()) =>
    interviewToWire(payload, await readOwn(payload, token, now), now);

  test("no mentor is double-booked, however many applicants choose at once", async () => {
    const mentor = await newMentor(payload);
    // Interviews of half an hour that begin every quarter: neighbours overlap.
    const slots = [0, 1, 2, 3, 4].map((quarter) => slotIn(3, quarter));
    const all: (Awaited<ReturnType<typeof offered>> & { interview: Interview })[] = [];
    for (let count = 0; count < APPLICANTS; count += 1) {
      const applicant = await offered(payload, mentor, slots);
      all.push({ ...applicant, interview: await latest(applicant.id) });
    }
    const choose = (round: number) =>
      Promise.all(
        all.map(({ token, interview: { id } }, index) =>
          refused(bookInterview(payload, token, id, slots[(index + round) % slots.length])),
        ),
      );
    for (let round = 0; round < 4; round += 1) {
      const outcomes = new Set(await choose(round));
      expect([...outcomes].filter((outcome) => !["done", "SLOT_TAKEN"].includes(outcome))).toEqual(
        [],
      );
      const interviews = await Promise.all(all.map(({ id }) => latest(id)));
      const booked = interviews.filter(({ state }) => state === "booked");
      expect(booked.length).toBeGreaterThan(0);
      const times = booked.flatMap((one) =>
        quartersOf(one, one.startsAt!).map((id) => ({ id, interview: one.id })),
      );
      // Each quarter-hour is stored once, and only those of booked interviews are.
      expect(new Set(times.map(({ id }) => id)).size).toBe(times.length);
      expect(await quarters(mentor.id)).toEqual(
        times.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
      );
    }
  });

  test("an offer assigns the mentor, moves the application, and mails the applicant", async () => {
    const mentor = await newMentor(payload);
    const { id, offer, token } = await offered(payload, mentor, [slotIn(2), slotIn(1)]);
    expect(await stageOf(payload, "volunteer", id)).toBe("interview");
    const { assignees } = await payload.findByID({
      collection: "volunteer-registrations",
      id,
      depth: 0,
    });
    expect(assignees).toEqual([mentor.id]);
    const first = await latest(id);
    expect(await interviewMails(payload, first.id)).toEqual(["interview-offered"]);
    expect(await seen(token)).toMatchObject({
      state: "offered",
      with: "Meera",
      slots: [slotIn(1), slotIn(2)],
      starts_at: null,
    });
    const again = { ...offer, stage: "interview", slots: [slotIn(4)] } as const;
    const offering = (replaces: string | null) =>
      inTransaction(payload, (req) => offerInterview(req, { ...again, replaces }));
    // Two coordinators at once: both have seen the first offer, and one replaces it.
    const both = await Promise.all([offering(first.id), offering(first.id)]);
    expect(both.toSorted()).toEqual([false, true]);
    expect(await offering(null)).toBe(false);
    expect(await seen(token)).toMatchObject({ state: "offered", slots: [slotIn(4)] });
    // The new offer's mail is enough: nothing was booked.
    expect(await interviewMails(payload, first.id)).toEqual(["interview-offered"]);
  });

  test("isn't offered after a decision", async () => {
    const mentor = await newMentor(payload);
    const { id, offer } = await offered(payload, mentor, [slotIn(2)]);
    const change = { form: "volunteer", application: id, actor: "staff" } as const;
    await inTransaction(payload, (req) =>
      changeStage(req, { ...change, from: "interview", to: "shortlisted" }),
    );
    // Offered times that weren't chosen have become useless.
    expect((await latest(id)).state).toBe("cancelled");
    const offering = (stage: "interview" | "shortlisted") =>
      inTransaction(payload, (req) => offerInterview(req, { ...offer, stage }));
    expect(await offering("interview")).toBe(false);
    await expect(offering("shortlisted")).rejects.toThrow(TypeError);
  });

  test("a time is chosen once, changed, and freed", async () => {
    const mentor = await newMentor(payload);
    const [one, two] = [slotIn(2), slotIn(2, 1)];
    const asha = await offered(payload, mentor, [one, two]);
    const ravi = await offered(payload, mentor, [one, two]);
    const { id } = await latest(asha.id);
    const book = (slot: unknown, interview: unknown = id) =>
      refused(bookInterview(payload, asha.token, interview, slot));
    for (const [slot, interview] of [
      [slotIn(9), id],
      [one, (await latest(ravi.id)).id],
      [undefined, id],
      [{}, []],
    ]) {
      expect(await book(slot, interview)).toBe("INTERVIEW_CHANGED");
    }
    // Pressed three times.
    expect(await Promise.all([book(one), book(one), book(one)])).toEqual(["done", "done", "done"]);
    expect(await interviewMails(payload, id)).toEqual([
      "interview-offered",
      "interview-booked",
      "interview-booked-mentor",
    ]);
    // Half an hour each: the second time overlaps.
    expect(await seen(ravi.token)).toMatchObject({ slots: [] });
    expect(await seen(asha.token)).toMatchObject({ state: "booked", starts_at: one, slots: [two] });
    expect(await book(two)).toBe("done");
    expect(await quarters(mentor.id)).toHaveLength(2);
    const { sequence, bookings } = await latest(asha.id);
    expect([sequence, bookings]).toEqual([2, 2]);
    for (let count = 2; count < BOOKINGS_MAX; count += 1) {
      expect(await book(count % 2 === 0 ? one : two)).toBe("done");
    }
    expect(await book(one)).toBe("TOO_MANY_CHANGES");
  });

  test("an applicant can say once that no time suits, which frees a booked time", async () => {
    const mentor = await newMentor(payload);
    const { id: application, token } = await offered(payload, mentor, [slotIn(2)]);
    const { id } = await latest(application);
    await bookInterview(payload, token, id, slotIn(2));
    const refuse = () => refused(refuseInterview(payload, token, id));
    expect(await Promise.all([refuse(), refuse()])).toContain("done");
    expect(await refuse()).toBe("done");
    expect(await quarters(mentor.id)).toEqual([]);
    expect((await interviewMails(payload, id)).slice(3)).toEqual([
      "interview-cancelled",
      "interview-cancelled-mentor",
      "interview-none-suits",
    ]);
    expect(await seen(token)).toMatchObject({ state: "none-suits", slots: [], starts_at: null });
    expect(await refused(bookInterview(payload, token, id, slotIn(2)))).toBe("INTERVIEW_CHANGED");
  });

  test("a withdrawal cancels the interview, even one that is being booked", async () => {
    const mentor = await newMentor(payload);
    for (let round = 0; round < 10; round += 1) {
      const { id: application, token } = await offered(payload, mentor, [slotIn(2)]);
      const { id } = await latest(application);
      const booking = refused(bookInterview(payload, token, id, slotIn(2)));
      await act(payload, token, "withdraw", "interview");
      const outcome = await booking;
      expect(["done", "INTERVIEW_CHANGED"]).toContain(outcome);
      expect((await latest(application)).state).toBe("cancelled");
      expect(await quarters(mentor.id)).toEqual([]);
      const mails = await interviewMails(payload, id);
      const isTold = mails.includes("interview-cancelled-mentor");
      expect(isTold).toBe(outcome === "done");
      expect(await seen(token)).toBeNull();
    }
  });

  test("both are reminded a day before, once for each time", async () => {
    const mentor = await newMentor(payload);
    const [early, late] = [slotIn(5), slotIn(7)];
    const { id: application, token } = await offered(payload, mentor, [early, late]);
    const { id } = await latest(application);
    await bookInterview(payload, token, id, early);
    const reminders = async () =>
      (await interviewMails(payload, id)).filter((kind) => kind.includes("reminder"));
    const at = (slot: string, days: number) =>
      remindOfInterviews(payload, new Date(Date.parse(slot) - days * DAY_MS));
    await at(early, 1.01);
    expect(await reminders()).toEqual([]);
    await Promise.all([at(early, 1), at(early, 1), at(early, 0.5)]);
    expect(await reminders()).toEqual(["interview-reminder", "interview-reminder-mentor"]);
    await bookInterview(payload, token, id, late);
    await Promise.all([at(late, 1), at(late, 1)]);
    expect(await reminders()).toHaveLength(4);
    // Booked within the last day.
    const soon = await offered(payload, mentor, [slotIn(0.5)]);
    const { id: other } = await latest(soon.id);
    await bookInterview(payload, soon.token, other, slotIn(0.5));
    await remindOfInterviews(payload, new Date());
    expect(await interviewMails(payload, other)).not.toContain("interview-reminder");
  });

  test("staff record the outcome once", async () => {
    const mentor = await newMentor(payload);
    const { id: application, token } = await offered(payload, mentor, [slotIn(2)]);
    const { id } = await latest(application);
    const mark = async (to: "held" | "no-show" | "cancelled", by: number) => {
      const { sequence } = await latest(application);
      const command = { form: "volunteer", interview: id, to, by: "Imran" };
      return inTransaction(payload, (req) =>
        markInterview(req, { ...command, sequence: sequence + by }),
      );
    };
    await expect(mark("held", 0)).rejects.toThrow(TypeError);
    await bookInterview(payload, token, id, slotIn(2));
    await expect(mark("no-show", 0)).rejects.toThrow(TypeError);
    expect(await mark("cancelled", -1)).toBe(false);
    const startsAt = new Date(Date.now() - DAY_MS).toISOString();
    const booked = await latest(application);
    await inTransaction(payload, (req) => changeInterview(req, booked, { startsAt }));
    expect(await Promise.all([mark("held", 0), mark("no-show", 0)])).toContain(true);
    const { state, endedBy } = await latest(application);
    expect(["held", "no-show"]).toContain(state);
    expect(endedBy).toBe("Imran");
    expect(await mark("cancelled", 0)).toBe(false);
  });
}
