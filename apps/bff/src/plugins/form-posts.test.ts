import { fieldMessage } from "@kdl/schemas/form-messages";
import { notFound } from "@kdl/schemas/messages";
import { afterEach, describe, expect, test } from "vitest";
import { createFormToken } from "../submissions/form-token.ts";
import {
  club,
  contact,
  type Fields,
  JSON_ONLY,
  KEY,
  openEvent,
  postForm,
  registration,
  token,
} from "../testing/filled-forms.ts";
import {
  SECRET,
  startTestGateway,
  type TestGateway,
  type TestGatewayOptions,
} from "../testing/test-gateway.ts";

let gateway: TestGateway;
const start = async (options?: TestGatewayOptions) => (gateway = await startTestGateway(options));
afterEach(() => gateway.close());

const post = (url: string, fields: Fields, headers?: Fields) =>
  postForm(gateway.app, url, fields, headers);
const filled = { ...contact, form_token: token, website: "" };

describe("a form that is right", () => {
  test("leads to its success page, with the reference, and arrives as it was", async () => {
    await start();
    const reply = await post("/contact", { ...filled, phone: "+91 98765-43210" });
    expect(reply.statusCode).toBe(303);
    const [sent] = gateway.upstream.submissions("contact");
    expect(reply.headers.location).toBe(`/thank-you?reference=${sent?.reference}`);
    expect(sent).toMatchObject({
      values: contact,
      flag: null,
      requestId: reply.headers["x-request-id"],
    });
    expect(Object.keys(sent!.values)).toEqual(["name", "email", "phone", "message"]);
  });

  test("is told as JSON where JSON is asked for", async () => {
    await start();
    const reply = await post("/contact", filled, { ...JSON_ONLY, "idempotency-key": KEY });
    expect(reply.statusCode).toBe(201);
    const [sent] = gateway.upstream.submissions("contact");
    expect(reply.json()).toEqual({
      message: "Thank you for contacting us!",
      reference: sent?.reference,
    });
    expect(sent?.key).toBe(KEY);
    expect(reply.headers["cache-control"]).toBe("private, no-store");
  });

  test("may come as JSON or multipart, too", async () => {
    await start();
    const asJson = await gateway.app.inject({
      method: "POST",
      url: "/contact",
      headers: JSON_ONLY,
      payload: filled,
    });
    expect(asJson.statusCode).toBe(201);
    const form = new FormData();
    for (const [name, value] of Object.entries(filled)) form.append(name, value);
    const multipart = await fetch(`${await gateway.address()}/contact`, {
      method: "POST",
      headers: JSON_ONLY,
      body: form,
    });
    expect(multipart.status).toBe(201);
    // The same answers in another dress are the same submission.
    expect(gateway.upstream.posted("/send-email")).toHaveLength(2);
    expect(gateway.upstream.submissions("contact").map(({ values }) => values)).toEqual([contact]);
  });

  test("of an event goes by the page's address", async () => {
    await start();
    const { id, slug } = openEvent(gateway.upstream);
    const reply = await post(`/event-registration/${slug}`, { ...registration, form_token: token });
    expect(reply.headers.location).toMatch(/^\/event-registration-success\?reference=/);
    expect(gateway.upstream.submissions("event-registration")[0]?.values).toMatchObject({
      event_id: id,
    });
  });

  test("of a club is taken", async () => {
    await start();
    const reply = await post("/club-registration", { ...club, form_token: token });
    expect(reply.headers.location).toMatch(/^\/registration-success\?reference=/);
    expect(gateway.upstream.submissions("club-registration")[0]?.values).toMatchObject({
      declaration: true,
    });
  });

  test("without a reference leads there all the same", async () => {
    await start({ upstream: { extensions: false } });
    expect((await post("/contact", filled)).headers.location).toBe("/thank-you");
  });

  test("that is sent twice by a double click is stored once", async () => {
    await start();
    await gateway.app.inject("/contact");
    const replies = await Promise.all([post("/contact", filled), post("/contact", filled)]);
    expect(new Set(replies.map(({ headers }) => headers.location)).size).toBe(1);
    expect(gateway.upstream.submissions("contact")).toHaveLength(1);
    await post("/contact", { ...filled, message: "Another" });
    expect(gateway.upstream.submissions("contact")).toHaveLength(2);
  });

  test.each([
    ["honeypot", { website: "http://casino.example" }],
    ["too-fast", { form_token: createFormToken(SECRET, Date.now() + 60_000) }],
    ["no-timestamp", { form_token: "" }],
    ["links", { message: "https://casino.example" }],
  ])(
    "looks like spam (%s) and is sent with that flag, the sender sees success",
    async (flag, field) => {
      await start();
      const reply = await post("/contact", { ...filled, ...(field as Fields) });
      expect(reply.statusCode).toBe(303);
      expect(gateway.upstream.submissions("contact")[0]).toMatchObject({ flag });
    },
  );
});

describe("a form that is wrong", () => {
  test("comes back on its page with its answers and what is wrong", async () => {
    await start();
    const reply = await post("/contact", {
      ...filled,
      name: "",
      phone: "12",
      idempotency_key: KEY,
    });
    expect(reply.statusCode).toBe(422);
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
    await gateway.app.inject("/contact");
    expect(gateway.web.returned()).toBeNull();
  });

  test("gets a key of its own where it had none", async () => {
    await start();
    const keys = [];
    for (let times = 0; times < 2; times += 1) {
      await post("/contact", { form_token: token });
      keys.push(gateway.web.returned()?.idempotencyKey);
    }
    expect(new Set(keys).size).toBe(2);
  });

  test("is told as JSON in one shape", async () => {
    await start();
    const reply = await post("/contact", { ...filled, email: "asha", extra: "1" }, JSON_ONLY);
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toEqual({
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
    expect(reply.statusCode).toBe(status);
    expect(reply.json().message).toBe(message);
  });
});
