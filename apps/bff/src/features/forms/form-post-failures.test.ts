import { submissionFailure } from "@kdl/schemas/forms/form-messages";
import { registrationClosed } from "@kdl/schemas/messages";
import { afterEach, describe, expect, test } from "vitest";
import {
  club,
  contact,
  filledContact,
  type Fields,
  JSON_ONLY,
  openEvent,
  postForm,
  registration,
  token,
} from "../../testing/filled-forms.ts";
import {
  startTestGateway,
  type TestGateway,
  type TestGatewayOptions,
} from "../../testing/test-gateway.ts";

let gateway: TestGateway;
const start = async (options?: TestGatewayOptions) => (gateway = await startTestGateway(options));
afterEach(() => gateway.close());

const post = (url: string, fields: Fields, headers?: Fields) =>
  postForm(gateway.client, url, fields, headers);

describe("an upstream that fails", () => {
  test("keeps the answers and the key, and asks to try again later", async () => {
    await start({ submissions: { timeoutMs: 1_000 } });
    gateway.upstream.fail({ form: "contact", mode: "hang" });
    const reply = await post("/contact", filledContact);
    expect(reply.status).toBe(503);
    expect(reply.headers["retry-after"]).toBe("10");
    expect(gateway.web.returned()).toMatchObject({
      answers: contact,
      message: submissionFailure.contact,
      fields: {},
      idempotencyKey: expect.any(String),
    });
    const sentKey = () => gateway.upstream.posted()[0]?.key;
    await expect.poll(sentKey).toBe(gateway.web.returned()?.idempotencyKey);
  });

  test.each([
    [{ mode: "status", status: 500 }],
    [{ mode: "status", status: 422, body: "<h1>SQLSTATE[42S02]</h1>" }],
    [{ mode: "reset" }],
    [{ mode: "redirect" }],
  ] as const)("with %j never seems a success", async (failure) => {
    await start({ upstream: { extensions: false } });
    gateway.upstream.fail({ form: "contact", ...failure });
    const reply = await post("/contact", filledContact, JSON_ONLY);
    expect(reply.status).toBe(503);
    expect(reply.body).toMatchObject({ message: submissionFailure.contact });
    expect(reply.text).not.toMatch(/SQLSTATE|stack|ECONN/);
    expect(gateway.upstream.posted("/send-email")).toHaveLength(1);
  });

  test("for a moment isn't noticed where it keeps keys", async () => {
    await start();
    await gateway.client.get("/contact");
    await gateway.client.get("/services");
    gateway.upstream.fail({ form: "contact", mode: "reset", at: "stored", times: 1 });
    expect((await post("/contact", filledContact)).status).toBe(303);
    expect(gateway.upstream.submissions("contact")).toHaveLength(1);
    expect(gateway.upstream.posted("/send-email")).toHaveLength(2);
  });

  test("refuses with a message that a page may show", async () => {
    await start({ upstream: { extensions: false } });
    const { slug } = openEvent(gateway.upstream);
    const body = { message: "Seats\nare <b>gone</b>" };
    gateway.upstream.fail({ form: "event-registration", mode: "status", status: 400, body });
    const reply = await post(`/event-registration/${slug}`, { ...registration, form_token: token });
    expect(reply.status).toBe(409);
    expect(gateway.web.returned()?.message).toBe("Registration failed: Seats are <b>gone</b>");
  });

  test("has no clubs", async () => {
    await start({ upstream: { extensions: false } });
    const reply = await post("/club-registration", { ...club, form_token: token }, JSON_ONLY);
    expect(reply.status).toBe(404);
    expect(reply.body.message).toBe(submissionFailure.notOffered);
  });

  test("closes an event that still looked open, and is believed", async () => {
    await start();
    const { slug } = openEvent(gateway.upstream);
    await gateway.client.get("/trpc/events.list");
    const reads = () => gateway.upstream.calls("/api/events");
    const before = reads();
    const events = gateway.upstream.body("events") as { data: Record<string, unknown>[] };
    for (const event of events.data) event["status"] = "cancelled";
    gateway.upstream.replace("events", events);
    const reply = await post(
      `/event-registration/${slug}`,
      { ...registration, form_token: token },
      JSON_ONLY,
    );
    expect(reply.status).toBe(409);
    const message = `Registration failed: ${registrationClosed.cancelled}`;
    expect(reply.body.message).toBe(message);
    expect(reads()).toBe(before);
    // Now the gateway reads the events again, and knows by itself.
    const posted = gateway.upstream.posted("/api/submit-event-registration").length;
    const again = await post(
      `/event-registration/${slug}`,
      { ...registration, form_token: token },
      JSON_ONLY,
    );
    expect(again.body.message).toBe(message);
    expect(reads()).toBe(before + 1);
    expect(gateway.upstream.posted("/api/submit-event-registration")).toHaveLength(posted);
  });
});
