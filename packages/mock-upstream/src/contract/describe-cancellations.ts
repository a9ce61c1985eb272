import { memberCall } from "@kdl/schemas/members/member-calls";
import { beforeAll, describe, expect, test } from "vitest";
import { sentFrom, submissionsOf } from "./describe-sent.ts";
import type { Subject } from "./describe-upstream-contract.ts";
import { type Joined, type MemberClient, said } from "./member-client.ts";
import { begunEvent, registrationTargets, upcomingEvent } from "./open-events.ts";
import { postSample } from "./post-sample.ts";
import { bareSample } from "./submission-samples.ts";
import { ACCEPTED, verdict } from "./verdict.ts";

const NONE = "EVT-AAAAAA";
const CALENDAR_LINE_OCTETS = 75;

/** What members can do with their registrations. */
export function describeCancellations(subject: Subject, client: MemberClient): void {
  const seatsLeft = async () => {
    const events: unknown = await (await fetch(`${subject.baseUrl}/api/events`)).json();
    const { id } = upcomingEvent(subject);
    return registrationTargets(events).find((event) => event.id === id)?.seatsLeft;
  };

  describe("a member's registration", () => {
    let asha: Joined;
    let stranger: Joined;
    beforeAll(async () => {
      asha = await client.join();
      stranger = await client.join();
    });
    const register = async (eventId = upcomingEvent(subject).id, attending = "1") => {
      const sample = sentFrom(asha.email, bareSample("event-registration", eventId));
      const values = { ...sample.values, attending };
      const answer = await postSample(subject, { ...sample, values });
      expect(verdict(answer)).toBe(ACCEPTED);
      return String(answer.body["reference"]);
    };
    const cancel = (reference: string, { session } = asha) =>
      client.post(memberCall.cancel(reference), undefined, session);
    const calendar = (reference: string, { session } = asha) =>
      client.call("GET", memberCall.calendar(reference), { session });

    test("can be cancelled once, which frees its seat", async () => {
      const before = await seatsLeft();
      expect(before).toEqual(expect.any(Number));
      const reference = await register();
      expect(await seatsLeft()).toBe(Number(before) - 1);
      const both = await Promise.all([cancel(reference), cancel(reference)]);
      expect(both.map(said).toSorted()).toEqual(["200", "409 NOT_CANCELLABLE"]);
      expect(said(await cancel(reference))).toBe("409 NOT_CANCELLABLE");
      expect(await seatsLeft()).toBe(before);
      const [listed] = await submissionsOf(client, asha);
      expect(listed).toMatchObject({ reference, status: "cancelled", canCancel: false });
    });

    test("frees no seat that it didn't take", async () => {
      const before = await seatsLeft();
      expect(said(await cancel(await register(undefined, "0")))).toBe("200");
      expect(await seatsLeft()).toBe(before);
    });

    test("can't be cancelled once the event has begun", async ({ skip }) => {
      const event = begunEvent(subject);
      if (!event) return skip("the server has no such event");
      const reference = await register(event.id);
      const [listed] = await submissionsOf(client, asha);
      expect(listed).toMatchObject({ reference, canCancel: false });
      expect(said(await cancel(reference))).toBe("409 NOT_CANCELLABLE");
    });

    test("is not found for anybody else, nor as another form, nor where there is none", async () => {
      const reference = await register();
      const message = sentFrom(asha.email, bareSample("contact", ""));
      const other = String((await postSample(subject, message)).body["reference"]);
      const answers = [
        await cancel(reference, stranger),
        await cancel(other),
        await cancel(NONE),
        await calendar(reference, stranger),
        await calendar(other),
        await calendar(NONE),
      ];
      expect(answers.map(said)).toEqual(answers.map(() => "404 NOT_FOUND"));
      expect(said(await cancel(reference))).toBe("200");
    });

    test("has a calendar file with its event", async () => {
      const { type, status, text } = await calendar(await register());
      expect([status, type]).toEqual([200, expect.stringMatching(/^text\/calendar\b/)]);
      const lines = text.split("\r\n");
      expect(lines.join("")).not.toMatch(/[\r\n]/);
      expect(lines.filter((line) => Buffer.byteLength(line) > CALENDAR_LINE_OCTETS)).toEqual([]);
      const begins = upcomingEvent(subject).startsAt.replace(/[-:]|\.\d+/g, "");
      expect(text.replaceAll("\r\n ", "").split("\r\n")).toEqual(
        expect.arrayContaining([
          "BEGIN:VCALENDAR",
          "VERSION:2.0",
          "BEGIN:VEVENT",
          expect.stringMatching(/^UID:\S+$/),
          expect.stringMatching(/^DTSTAMP:\d{8}T\d{6}Z$/),
          `DTSTART:${begins}`,
          expect.stringMatching(/^DTEND:\d{8}T\d{6}Z$/),
          expect.stringMatching(/^SUMMARY:\S/),
          "END:VEVENT",
          "END:VCALENDAR",
        ]),
      );
    });
  });
}
