import { describe, expect, test } from "vitest";
import type { Subject } from "./describe-upstream-contract.ts";
import { openEvent, registrationTargets } from "./open-events.ts";
import { postSample } from "./post-sample.ts";
import { bareSample } from "./submission-samples.ts";
import { ACCEPTED, verdict } from "./verdict.ts";

/** What events say to a registration. */
export function describeRegistrations(subject: Subject): void {
  const register = (id: string, attending = "1") => {
    const sample = bareSample("event-registration", id);
    return postSample(subject, { ...sample, values: { ...sample.values, attending } });
  };
  const events = async () => {
    const response = await fetch(`${subject.baseUrl}/api/events`);
    return registrationTargets(await response.json());
  };

  describe("POST /api/submit-event-registration", () => {
    test("doesn't find events that aren't published, or aren't there", async () => {
      const hidden = (await events()).filter(({ published }) => !published);
      for (const id of ["no-such-event", "999999", ...hidden.map((event) => event.id)]) {
        expect(verdict(await register(id))).toBe("404 EVENT_NOT_FOUND");
      }
    });

    test("is refused with the reason that the event has", async () => {
      const closed = (await events()).filter(({ published, refusal }) => published && refusal);
      expect(closed).not.toHaveLength(0);
      for (const { id, refusal } of closed) {
        const answer = await register(id);
        expect(verdict(answer)).toBe("409 REGISTRATION_CLOSED");
        expect(answer.body["message"]).toBe(refusal);
      }
    });

    test("takes a seat for who comes, and none for who doesn't", async () => {
      const { id } = openEvent(subject);
      const left = async () => (await events()).find((event) => event.id === id)?.seatsLeft;
      const before = await left();
      expect(before).toEqual(expect.any(Number));
      expect(verdict(await register(id, "0"))).toBe(ACCEPTED);
      expect(await left()).toBe(before);
      expect(verdict(await register(id))).toBe(ACCEPTED);
      expect(await left()).toBe(Number(before) - 1);
    });
  });
}
