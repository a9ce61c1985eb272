import { fieldMessage, submissionFailure } from "@kdl/schemas/forms/form-messages";
import { notFound, registrationClosed, requestFailure } from "@kdl/schemas/messages";
import type { Refusal } from "@kdl/schemas/contract/submissions";
import { createTRPCClient, httpBatchLink, TRPCClientError } from "@trpc/client";
import { afterEach, describe, expect, test } from "vitest";
import { club, contact, openEvent, registration, token } from "../../testing/filled-forms.ts";
import {
  startTestGateway,
  type TestGateway,
  type TestGatewayOptions,
} from "../../testing/test-gateway.ts";
import type { AppRouter } from "../router.ts";

let gateway: TestGateway;
afterEach(() => gateway.close());

async function start(options?: TestGatewayOptions) {
  gateway = await startTestGateway(options);
  const url = `${gateway.address}/trpc`;
  return createTRPCClient<AppRouter>({ links: [httpBatchLink({ url })] });
}

let keys = 0;
const fill = (answers: Record<string, unknown>) => {
  keys += 1;
  return { answers, idempotencyKey: `key-of-a-test-${keys}-000`, token, website: "" };
};

async function refusalOf(call: Promise<unknown>): Promise<Refusal & { httpStatus: number }> {
  const error: unknown = await call.catch((thrown: unknown) => thrown);
  if (!(error instanceof TRPCClientError)) throw new Error(`not refused: ${String(error)}`);
  expect(error.message).toBe(error.data.message);
  return error.data;
}

describe("a form", () => {
  test("arrives with its idempotency key, and is answered with the reference", async () => {
    const client = await start();
    const input = fill({ ...contact, phone: "098765 43210" });
    const receipt = await client.contact.send.mutate(input);
    const [sent] = gateway.upstream.submissions("contact");
    expect(receipt).toEqual({
      message: "Thank you for contacting us!",
      reference: sent?.reference,
    });
    expect(sent).toMatchObject({ values: contact, key: input.idempotencyKey, flag: null });
    expect(await client.contact.send.mutate(input)).toEqual(receipt);
    expect(gateway.upstream.submissions()).toHaveLength(1);
  });

  test("works for a club and an event, too", async () => {
    const client = await start();
    const { id } = openEvent(gateway.upstream);
    expect(await client.clubs.register.mutate(fill(club))).toMatchObject({
      message: "Registration Successful!",
    });
    await client.events.register.mutate(fill({ ...registration, event_id: id }));
    expect(gateway.upstream.submissions().map(({ form }) => form)).toEqual([
      "club-registration",
      "event-registration",
    ]);
  });

  test("that was begun a moment ago is flagged as too fast", async () => {
    const client = await start();
    const begun = await client.forms.begin.query();
    await client.contact.send.mutate({ ...fill(contact), token: begun.token });
    expect(gateway.upstream.submissions()[0]).toMatchObject({ flag: "too-fast" });
  });

  test("that is invalid reports every field, with the first one in the message", async () => {
    const client = await start();
    const refusal = await refusalOf(client.contact.send.mutate(fill({ phone: "1" })));
    expect(refusal).toMatchObject({
      code: "UNPROCESSABLE_CONTENT",
      httpStatus: 422,
      message: fieldMessage.missing("Name"),
      requestId: expect.stringMatching(/^[\w-]{36}$/),
    });
    expect(Object.keys(refusal.fields)).toEqual(["name", "email", "phone", "message"]);
    expect(gateway.upstream.posted()).toEqual([]);
  });

  test("that the upstream can't accept says so, and the key stays valid", async () => {
    const client = await start();
    gateway.upstream.fail({ form: "contact", mode: "status", status: 500, times: 1 });
    const input = fill(contact);
    expect(await refusalOf(client.contact.send.mutate(input))).toMatchObject({
      code: "SERVICE_UNAVAILABLE",
      httpStatus: 503,
      message: submissionFailure.contact,
      fields: {},
    });
    await client.contact.send.mutate(input);
    expect(gateway.upstream.submissions()).toHaveLength(1);
    const other = await refusalOf(
      client.contact.send.mutate({ ...input, answers: { ...contact, message: "Other" } }),
    );
    expect(other).toMatchObject({ httpStatus: 422, message: submissionFailure.keyReused });
  });

  test("can't be sent by a query", async () => {
    await start();
    const input = encodeURIComponent(JSON.stringify(fill(contact)));
    const reply = await gateway.client.get(`/trpc/contact.send?input=${input}`);
    expect(reply.status).toBe(405);
    expect(gateway.upstream.posted()).toEqual([]);
  });

  test("with a bad key or a huge token is rejected at once", async () => {
    const client = await start();
    for (const wrong of [{ idempotencyKey: "short" }, { token: "x".repeat(2_000) }]) {
      const refusal = await refusalOf(client.contact.send.mutate({ ...fill(contact), ...wrong }));
      expect(refusal).toMatchObject({ httpStatus: 400, message: requestFailure.invalid });
      expect(Object.keys(refusal.fields)).toEqual(Object.keys(wrong));
    }
  });
});

const change = (slug: string, fields: Record<string, unknown>) => {
  const events = gateway.upstream.body("events") as { data: Record<string, unknown>[] };
  Object.assign(
    events.data.find((entry) => entry["slug"] === slug)!,
    fields,
  );
  gateway.upstream.replace("events", events);
};

describe("an event", () => {
  test.each<[string, Record<string, unknown>, number, string]>([
    ["over", { end_date_and_time: "2020-01-02", start_date_and_time: "2020-01-01" }, 409, "over"],
    ["cancelled", { status: "cancelled" }, 409, "cancelled"],
    ["full", { seats_left: 0 }, 409, "full"],
    ["closed", { registration_button: 0 }, 409, "closed"],
  ])("that is %s is refused by the gateway", async (_name, fields, httpStatus, reason) => {
    const client = await start();
    const { id, slug } = openEvent(gateway.upstream);
    change(slug, fields);
    const input = fill({ ...registration, event_id: id });
    const why = registrationClosed[reason as keyof typeof registrationClosed];
    expect(await refusalOf(client.events.register.mutate(input))).toMatchObject({
      httpStatus,
      message: `Registration failed: ${why}`,
    });
    expect(gateway.upstream.posted()).toEqual([]);
  });

  test("that is unpublished or unknown is not found", async () => {
    const client = await start();
    const { id, slug } = openEvent(gateway.upstream);
    change(slug, { publish: 0 });
    for (const event_id of [id, "no-such-event"]) {
      const input = fill({ ...registration, event_id });
      expect(await refusalOf(client.events.register.mutate(input))).toMatchObject({
        httpStatus: 404,
        message: notFound.event,
      });
    }
  });

  test("is left to the upstream's check while content isn't available", async () => {
    const client = await start();
    const { id } = openEvent(gateway.upstream);
    gateway.upstream.fail({ resource: "events", mode: "status" });
    await client.events.register.mutate(fill({ ...registration, event_id: id }));
    expect(gateway.upstream.submissions()).toHaveLength(1);
    gateway.upstream.outage(true);
    const input = fill({ ...registration, event_id: id });
    expect(await refusalOf(client.events.register.mutate(input))).toMatchObject({
      httpStatus: 503,
      message: submissionFailure.eventRegistration,
    });
  });
});

describe("the duplicate check", () => {
  const person = { email: "asha@example.org", mobile: "+91 9876543210" };
  const check = "/api/check-user";

  test("sends normalised answers and returns what the upstream says", async () => {
    const client = await start();
    expect(await client.internship.checkDuplicate.mutate(person)).toEqual({
      emailExists: false,
      mobileExists: false,
    });
    gateway.upstream.fail({ path: check, mode: "status", status: 500, times: 1 });
    expect(await refusalOf(client.internship.checkDuplicate.mutate(person))).toMatchObject({
      httpStatus: 503,
      message: submissionFailure.internshipCheck,
    });
    expect(gateway.upstream.posted(check)).toHaveLength(2);
  });

  test.each(["not-json", "reset", "wrong-shape"] as const)(
    "fails with a message when the upstream answers with %s",
    async (mode) => {
      const client = await start();
      gateway.upstream.fail({ path: check, mode });
      expect(await refusalOf(client.internship.checkDuplicate.mutate(person))).toMatchObject({
        httpStatus: 503,
        message: submissionFailure.internshipCheck,
      });
    },
  );

  test("doesn't ask about invalid answers", async () => {
    const client = await start();
    const call = client.internship.checkDuplicate.mutate({ email: "x", mobile: { a: 1 } });
    expect(await refusalOf(call)).toMatchObject({
      httpStatus: 422,
      fields: { email: fieldMessage.emailWithoutAt, mobile: fieldMessage.oneAnswer("Mobile") },
    });
    expect(gateway.upstream.posted()).toEqual([]);
  });
});
