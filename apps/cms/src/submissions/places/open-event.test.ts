import { randomUUID } from "node:crypto";
import { notFound, registrationClosed } from "@kdl/schemas/messages";
import type { Payload } from "payload";
import { beforeAll, describe, expect, test } from "vitest";
import type { Event } from "../../payload-types.ts";
import { createEvent } from "../../testing/events.ts";
import { startPayload } from "../../testing/start-payload.ts";
import { sampleSubmission } from "../../testing/submissions.ts";
import { accept } from "../accept.ts";

let payload: Payload;
beforeAll(async () => {
  payload = await startPayload();
});

const register = (event_id: string, more: object = {}) =>
  accept(payload, sampleSubmission("event-registration", { event_id, ...more }));
const past = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

describe("a registration is refused", () => {
  test.each<[string, Partial<Event>, string]>([
    ["when the event is over", { startsAt: past(2), endsAt: past(1) }, registrationClosed.over],
    ["when it is cancelled", { status: "cancelled" }, registrationClosed.cancelled],
    ["when it takes none", { registrationButton: false }, registrationClosed.closed],
  ])("%s", async (_, more, message) => {
    const { id } = await createEvent(payload, more);
    await expect(register(id)).rejects.toMatchObject({
      refusal: { status: 409, code: "REGISTRATION_CLOSED", message },
    });
  });

  test.each<[string, Partial<Event>]>([
    ["that isn't shown", { publish: false }],
    ["that is a draft", { _status: "draft" }],
  ])("for an event %s", async (_, more) => {
    const { id } = await createEvent(payload, more);
    await expect(register(id)).rejects.toMatchObject({
      refusal: { status: 404, code: "EVENT_NOT_FOUND", message: notFound.event },
    });
  });

  test.each(["3", randomUUID(), "' OR 1=1 --"])("for an event that isn't: %s", async (id) => {
    await expect(register(id)).rejects.toMatchObject({ refusal: { code: "EVENT_NOT_FOUND" } });
  });

  test("when all seats are taken, and the next event isn't concerned", async () => {
    const [small, other] = [
      await createEvent(payload, { capacity: 1, waitlist: false }),
      await createEvent(payload, { capacity: 1 }),
    ];
    await register(small.id, { attending: "0" });
    await register(small.id);
    await expect(register(small.id, { email: "other@example.org" })).rejects.toMatchObject({
      refusal: { code: "REGISTRATION_CLOSED", message: registrationClosed.full },
    });
    await register(other.id);
  });
});

test("a running or postponed event accepts registrations, which store its name", async () => {
  const running = await createEvent(payload, { startsAt: past(1), name: "Long Sprint" });
  const postponed = await createEvent(payload, { status: "postponed" });
  await register(running.id);
  await register(postponed.id);
  await payload.delete({ collection: "events", id: running.id });
  const { docs } = await payload.find({
    collection: "event-registrations",
    where: { eventName: { equals: "Long Sprint" } },
  });
  expect(docs).toMatchObject([{ firstName: "Asha", event: null }]);
});
