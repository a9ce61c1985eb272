import { fieldMessage } from "@kdl/schemas/forms/form-messages";
import { notFound } from "@kdl/schemas/messages";
import { afterEach, describe, expect, test } from "vitest";
import { createFormToken } from "../../submissions/form-token.ts";
import {
  club,
  contact,
  filledContact,
  type Fields,
  JSON_ONLY,
  KEY,
  openEvent,
  postForm,
  registration,
  token,
} from "../../testing/filled-forms.ts";
import {
  SECRET,
  startTestGateway,
  type TestGateway,
  type TestGatewayOptions,
} from "../../testing/test-gateway.ts";

let gateway: TestGateway;
const start = async (options?: TestGatewayOptions) => (gateway = await startTestGateway(options));
afterEach(() => gateway.close());

const post = (url: string, fields: Fields, headers?: Fields) =>
  postForm(gateway.client, url, fields, headers);

describe("a valid form", () => {
  test("leads to its success page, with the reference, and arrives unchanged", async () => {
    await start();
    const reply = await post("/contact", { ...filledContact, phone: "+91 98765-43210" });
    expect(reply.status).toBe(303);
    const [sent] = gateway.upstream.submissions("contact");
    expect(reply.headers.location).toBe(`/thank-you?reference=${sent?.reference}`);
    expect(sent).toMatchObject({
      values: contact,
      flag: null,
      requestId: reply.headers["x-request-id"],
    });
    expect(Object.keys(sent!.values)).toEqual(["name", "email", "phone", "message"]);
  });

  test("is answered in JSON if JSON is requested", async () => {
    await start();
    const reply = await post("/contact", filledContact, { ...JSON_ONLY, "idempotency-key": KEY });
    expect(reply.status).toBe(201);
    const [sent] = gateway.upstream.submissions("contact");
    expect(reply.body).toEqual({
      message: "Thank you for contacting us!",
      reference: sent?.reference,
    });
    expect(sent?.key).toBe(KEY);
    expect(reply.headers["cache-control"]).toBe("private, no-store");
  });

  test("may also be sent as JSON or multipart", async () => {
    await start();
    const asJson = await gateway.client.post("/contact").set(JSON_ONLY).send(filledContact);
    expect(asJson.status).toBe(201);
    const multipart = await gateway.client.post("/contact").set(JSON_ONLY).field(filledContact);
    expect(multipart.status).toBe(201);
    // The same answers in another encoding are the same submission.
    expect(gateway.upstream.posted("/send-email")).toHaveLength(2);
    expect(gateway.upstream.submissions("contact").map(({ values }) => values)).toEqual([contact]);
  });

  test("for an event takes the event from the page's address", async () => {
    await start();
    const { id, slug } = openEvent(gateway.upstream);
    const reply = await post(`/event-registration/${slug}`, { ...registration, form_token: token });
    expect(reply.headers.location).toMatch(/^\/event-registration-success\?reference=/);
    expect(gateway.upstream.submissions("event-registration")[0]?.values).toMatchObject({
      event_id: id,
    });
  });

  test("for a club is accepted", async () => {
    await start();
    const reply = await post("/club-registration", { ...club, form_token: token });
    expect(reply.headers.location).toMatch(/^\/registration-success\?reference=/);
    expect(gateway.upstream.submissions("club-registration")[0]?.values).toMatchObject({
      declaration: true,
    });
  });

  test("leads to its success page even without a reference", async () => {
    await start({ upstream: { extensions: false } });
    expect((await post("/contact", filledContact)).headers.location).toBe("/thank-you?sent=1");
  });

  test("that is sent twice by a double click is stored once", async () => {
    await start();
    await gateway.client.get("/contact");
    const replies = await Promise.all([
      post("/contact", filledContact),
      post("/contact", filledContact),
    ]);
    expect(new Set(replies.map(({ headers }) => headers.location)).size).toBe(1);
    expect(gateway.upstream.submissions("contact")).toHaveLength(1);
    await post("/contact", { ...filledContact, message: "Another" });
    expect(gateway.upstream.submissions("contact")).toHaveLength(2);
  });

  test.each([
    ["honeypot", { website: "http://casino.example" }],
    ["too-fast", { form_token: createFormToken(SECRET, Date.now() + 60_000) }],
    ["no-timestamp", { form_token: "" }],
    ["links", { message: "https://casino.example" }],
  ])(
    "that looks like spam (%s) is sent with that flag, and the sender sees success",
    async (flag, field) => {
      await start();
      const reply = await post("/contact", { ...filledContact, ...(field as Fields) });
      expect(reply.status).toBe(303);
      expect(gateway.upstream.submissions("contact")[0]).toMatchObject({ flag });
    },
  );
});

describe("an invalid form", () => {
  test("comes back on its page with its answers and the errors", async () => {
    await start();
    const reply = await post("/contact", {
      ...filledContact,
      name: "",
      phone: "12",
      idempotency_key: KEY,
    });
    expect(reply.status).toBe(422);
    expect(reply.headers["content-type"]).toContain("text/html");
    expect(reply.headers["cache-control"]).toBe("private, no-store");
    expect(reply.headers["x-request-id"]).toBeTruthy();
    expect(gateway.web.returned()).toEqual({
      form: "contact",
      answers: { ...contact, name: "", phone: "12" },
      message: fieldMessage.missing("Name"),
      fields: { name: fieldMessage.missing("Name"), phone: fieldMessage.phoneLength },
      idempotencyKey: KEY,
    });
    expect(gateway.upstream.posted()).toEqual([]);
    await gateway.client.get("/contact");
    expect(gateway.web.returned()).toBeNull();
  });

  test("gets an idempotency key if it had none", async () => {
    await start();
    const keys = [];
    for (let times = 0; times < 2; times += 1) {
      await post("/contact", { form_token: token });
      keys.push(gateway.web.returned()?.idempotencyKey);
    }
    expect(new Set(keys).size).toBe(2);
  });

  test("is always answered in JSON of the same shape", async () => {
    await start();
    const reply = await post(
      "/contact",
      { ...filledContact, email: "asha", extra: "1" },
      JSON_ONLY,
    );
    expect(reply.status).toBe(422);
    expect(reply.body).toEqual({
      code: "UNPROCESSABLE_CONTENT",
      message: fieldMessage.emailWithoutAt,
      fields: { email: fieldMessage.emailWithoutAt, extra: fieldMessage.unknownField },
      requestId: reply.headers["x-request-id"],
    });
  });

  test.each([
    ["an event that isn't there", "/event-registration/none", 404, notFound.event],
    ["no event's page", "/event-registration/", 404, notFound.event],
  ])("for %s says so", async (_name, url, status, message) => {
    await start();
    const reply = await post(url, { ...registration, form_token: token }, JSON_ONLY);
    expect(reply.status).toBe(status);
    expect(reply.body.message).toBe(message);
  });
});
