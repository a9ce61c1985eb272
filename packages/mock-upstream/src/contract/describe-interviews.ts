import { randomBytes } from "node:crypto";
import { type Application, applicationCall } from "@kdl/schemas/applications/application";
import { interviewCall } from "@kdl/schemas/applications/interview";
import { applicationWire } from "@kdl/schemas/contract/application-replies";
import { describe, expect, test } from "vitest";
import type { Subject } from "./describe-upstream-contract.ts";
import { MemberClient, said } from "./member-client.ts";
import { type Answer, newKey, postSample } from "./post-sample.ts";
import { fullSample } from "./submission-samples.ts";

const HOUR_MS = 60 * 60_000;
const QUARTER_MS = 15 * 60_000;

/** What staff offer. */
interface InterviewTerms {
  /** ISO 8601 in UTC, on quarter-hours. */
  slots: string[];
  minutes: number;
  place: string;
}

/** Offers an applicant these times, as staff would. The mentor is the same for all offers. */
export type OfferInterview = (reference: string, terms: InterviewTerms) => void | Promise<void>;

const statusIn = ({ body }: Answer): Application => applicationWire.parse(body);

let days = 1;
/** Two times on a day that no other test uses. */
const newTerms = (): InterviewTerms => {
  days += 1;
  const first = Math.ceil(Date.now() / QUARTER_MS) * QUARTER_MS + days * 24 * HOUR_MS;
  const slots = [first, first + HOUR_MS].map((time) => new Date(time).toISOString());
  return { slots, minutes: 30, place: "https://meet.example.org/room" };
};

/** What applicants can do about their interview. @param offer if the suite can have one offered */
export function describeInterviews(subject: Subject, offer?: OfferInterview): void {
  const client = new MemberClient(subject, () => []);
  const apply = async () => {
    const answer = await postSample(subject, fullSample("volunteer", ""), newKey());
    return answer.body as { reference: string; link_token: string };
  };
  const read = async (session: string) =>
    statusIn(await client.call("GET", applicationCall.own, { session }));
  const book = (session: string, interview: unknown, slot: unknown) =>
    client.post(interviewCall.book, { interview, slot }, session);
  const refuse = (session: string, interview: unknown) =>
    client.post(interviewCall.refuse, { interview }, session);
  const calendar = (session: string) => client.call("GET", interviewCall.calendar, { session });

  const offered = async (terms: InterviewTerms) => {
    const { reference, link_token: token } = await apply();
    await offer?.(reference, terms);
    const { interview, stage } = await read(token);
    expect(stage).toBe("interview");
    return { token, interview: interview! };
  };

  describe("an interview", { timeout: 30_000 }, () => {
    test("can't be booked, refused or downloaded before it is offered", async () => {
      const { link_token: token } = await apply();
      expect((await read(token)).interview).toBeNull();
      const slot = new Date(Date.now() + HOUR_MS).toISOString();
      expect(said(await book(token, "1", slot))).toBe("409 INTERVIEW_CHANGED");
      expect(said(await book(token, null, null))).toBe("409 INTERVIEW_CHANGED");
      expect(said(await refuse(token, "1"))).toBe("409 INTERVIEW_CHANGED");
      expect(said(await calendar(token))).toBe("404 NOT_FOUND");
      expect((await read(token)).stage).toBe("received");
    });

    test("can't be reached with a wrong link", async () => {
      const token = randomBytes(32).toString("base64url");
      const answers = [await book(token, "1", ""), await refuse(token, "1"), await calendar(token)];
      expect(answers.map(said)).toEqual(Array(3).fill("404 NOT_FOUND"));
    });
  });

  if (!offer) return;

  describe("an interview that is offered", { timeout: 60_000 }, () => {
    test("shows its times, and is booked, changed and downloaded", async () => {
      const terms = newTerms();
      const [one, two] = terms.slots as [string, string];
      const { token, interview } = await offered(terms);
      expect(interview).toMatchObject({ state: "offered", ...terms, startsAt: null });
      expect(interview.mentor).not.toBe("");
      const { id } = interview;
      expect(said(await calendar(token))).toBe("404 NOT_FOUND");
      const notOffered = new Date(Date.parse(one) + QUARTER_MS).toISOString();
      expect(said(await book(token, id, notOffered))).toBe("409 INTERVIEW_CHANGED");
      const presses = await Promise.all([1, 2, 3].map(() => book(token, id, one)));
      expect(presses.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect((await read(token)).interview).toMatchObject({
        state: "booked",
        startsAt: one,
        slots: [two],
      });
      const changed = statusIn(await book(token, id, two));
      expect(changed.interview).toMatchObject({ startsAt: two, slots: [one] });
      const file = await calendar(token);
      expect([file.status, file.type.split(";")[0]]).toEqual([200, "text/calendar"]);
      expect(file.text).toMatch(/^BEGIN:VCALENDAR\r\n/);
      expect(file.text).toContain(`DTSTART:${two.replace(/[-:]|\.\d+/g, "")}`);
    });

    test("gives a time to only one of the applicants who choose it at once", async () => {
      const terms = newTerms();
      const [one, two] = terms.slots as [string, string];
      const all = [await offered(terms), await offered(terms), await offered(terms)];
      const answers = await Promise.all(
        all.map(({ token, interview }) => book(token, interview.id, one)),
      );
      expect(answers.map(said).toSorted()).toEqual(["200", "409 SLOT_TAKEN", "409 SLOT_TAKEN"]);
      const loser = all[answers.findIndex(({ status }) => status === 409)]!;
      expect((await read(loser.token)).interview).toMatchObject({
        state: "offered",
        startsAt: null,
        slots: [two],
      });
    });

    test("frees its time for others when it is refused", async () => {
      const terms = newTerms();
      const [first, other] = [await offered(terms), await offered(terms)];
      const slot = terms.slots[0]!;
      expect((await book(first.token, first.interview.id, slot)).status).toBe(200);
      expect((await refuse(first.token, first.interview.id)).status).toBe(200);
      expect((await refuse(first.token, first.interview.id)).status).toBe(200);
      expect((await read(first.token)).interview).toMatchObject({
        state: "none-suits",
        slots: [],
        startsAt: null,
      });
      expect(said(await book(first.token, first.interview.id, slot))).toBe("409 INTERVIEW_CHANGED");
      expect((await book(other.token, other.interview.id, slot)).status).toBe(200);
    });

    test("doesn't change when it is read, and ends with a withdrawal", async () => {
      const { token, interview } = await offered(newTerms());
      await book(token, interview.id, interview.slots[0]);
      const text = async () =>
        (await client.call("GET", applicationCall.own, { session: token })).text;
      const before = await text();
      for (let round = 0; round < 20; round += 1) {
        for (const path of [applicationCall.own, ...Object.values(interviewCall)]) {
          await client.fetch("HEAD", path, { session: token });
        }
        expect(await text()).toBe(before);
      }
      await client.post(applicationCall.withdraw, { from: "interview" }, token);
      expect((await read(token)).interview).toBeNull();
      expect(said(await book(token, interview.id, interview.slots[1]))).toBe(
        "409 INTERVIEW_CHANGED",
      );
    });
  });
}
