import { fieldMessage, submissionFailure } from "@kdl/schemas/form-messages";
import { notFound, registrationClosed, requestFailure } from "@kdl/schemas/messages";
import { afterEach, describe, expect, test } from "vitest";
import { createFormToken } from "../submissions/form-token.ts";
import {
  SECRET,
  startTestGateway,
  type TestGateway,
  type TestGatewayOptions,
} from "../testing/test-gateway.ts";

let gateway: TestGateway;
const start = async (options?: TestGatewayOptions) => (gateway = await startTestGateway(options));
afterEach(() => gateway.close());

const KEY = "0c8f9b1e-7f35-4c0e-8f6b-2f6f5d9f3b11";
const token = createFormToken(SECRET, Date.now() - 60_000);
const contact = {
  name: "Asha Rao",
  email: "asha@example.org",
  phone: "9876543210",
  message: "Hello",
};
const filled = { ...contact, form_token: token, website: "" };
const registration = {
  first_name: "Asha",
  last_name: "Rao",
  email: "asha@example.org",
  mobile: "9876543210",
  gender: "female",
  attending: "1",
  event_id: "",
  form_token: token,
};
const club = {
  full_name: "Asha Rao",
  email: "asha@example.org",
  phone_no: "9876543210",
  declaration: "on",
  form_token: token,
};

type Fields = Record<string, string>;
const JSON_ONLY = { accept: "application/json" };

const post = (url: string, fields: Fields, headers: Fields = { accept: "text/html" }) =>
  gateway.app.inject({
    method: "POST",
    url,
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    payload: new URLSearchParams(fields).toString(),
  });

async function openEvent(): Promise<{ id: string; slug: string }> {
  const { data } = gateway.upstream.body("events") as { data: Record<string, unknown>[] };
  const at = (field: string) => (event: Record<string, unknown>) =>
    new Date(String(event[field])).getTime();
  const event = data.find(
    (entry) =>
      at("end_date_and_time")(entry) > Date.now() &&
      Number(entry["publish"]) === 1 &&
      Number(entry["registration_button"]) === 1 &&
      (entry["status"] ?? "scheduled") === "scheduled" &&
      entry["seats_left"] !== 0,
  )!;
  return { id: String(event["id"]), slug: String(event["slug"]) };
}

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
    expect(reply.headers["cache-control"]).toBe("no-store");
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
    const { id, slug } = await openEvent();
    const reply = await post(`/event-registration/${slug}`, registration);
    expect(reply.headers.location).toMatch(/^\/event-registration-success\?reference=/);
    expect(gateway.upstream.submissions("event-registration")[0]?.values).toMatchObject({
      event_id: id,
    });
  });

  test("of a club is taken", async () => {
    await start();
    const reply = await post("/club-registration", club);
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
    const reply = await post(url, registration, JSON_ONLY);
    expect(reply.statusCode).toBe(status);
    expect(reply.json().message).toBe(message);
  });
});

describe("bodies", () => {
  const send = (type: string, payload: string | Buffer) =>
    gateway.app.inject({
      method: "POST",
      url: "/contact",
      headers: { ...JSON_ONLY, "content-type": type },
      payload,
    });
  const boundary = "multipart/form-data; boundary=x";

  test.each<[string, string, string, number]>([
    ["text", "text/plain", "name=Asha", 415],
    ["JSON that is none", "application/json", "{", 400],
    ["a list", "application/json", "[]", 400],
    ["nothing as JSON", "application/json", "", 400],
    ["deep JSON", "application/json", "[".repeat(500) + "]".repeat(500), 400],
    ["deep answers", "application/json", `{"name":${'{"a":'.repeat(40)}1${"}".repeat(41)}`, 400],
    ["a huge form", "application/x-www-form-urlencoded", `name=${"x".repeat(70_000)}`, 413],
    ["huge JSON", "application/json", `{"name":"${"x".repeat(70_000)}"}`, 413],
    ["huge multipart", boundary, "x".repeat(70_000), 413],
    ["many names", "application/x-www-form-urlencoded", "a&".repeat(500), 413],
    ["broken multipart", boundary, "--x\r\nnonsense", 400],
    ["multipart without a boundary", "multipart/form-data", "--x--", 400],
  ])("that are %s are refused", async (_name, type, payload, status) => {
    await start();
    const reply = await send(type, payload);
    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toMatchObject({ fields: {}, requestId: reply.headers["x-request-id"] });
  });

  test("with a file say that there is no such field", async () => {
    await start();
    const part = 'Content-Disposition: form-data; name="resume"; filename="a.pdf"';
    const reply = await send(boundary, `--x\r\n${part}\r\n\r\nabc\r\n--x--\r\n`);
    expect(reply.statusCode).toBe(422);
    expect(reply.json().fields).toMatchObject({ resume: fieldMessage.unknownField });
  });

  test("without anything are an empty form", async () => {
    await start();
    const reply = await gateway.app.inject({ method: "POST", url: "/contact", headers: JSON_ONLY });
    expect(reply.statusCode).toBe(422);
  });

  test("may carry names that mean something to the program", async () => {
    await start();
    const names = ["__proto__", "constructor", "toString", "hasOwnProperty"];
    const reply = await send(
      "application/json",
      `{${names.map((name) => `"${name}":"x"`).join()}}`,
    );
    expect(reply.statusCode).toBe(422);
    expect(Object.keys(reply.json().fields)).toEqual(expect.arrayContaining(names.slice(1)));
  });
});

describe("an upstream that fails", () => {
  test("leaves the answers and the key, and asks for patience", async () => {
    await start({ submissions: { timeoutMs: 300 } });
    gateway.upstream.fail({ form: "contact", mode: "hang" });
    const reply = await post("/contact", filled);
    expect(reply.statusCode).toBe(503);
    expect(reply.headers["retry-after"]).toBe("10");
    expect(gateway.web.returned()).toMatchObject({
      answers: contact,
      message: submissionFailure.contact,
      fields: {},
      idempotencyKey: gateway.upstream.posted()[0]?.key,
    });
  });

  test.each([
    [{ mode: "status", status: 500 }],
    [{ mode: "status", status: 422, body: "<h1>SQLSTATE[42S02]</h1>" }],
    [{ mode: "reset" }],
    [{ mode: "redirect" }],
  ] as const)("with %j never seems a success", async (failure) => {
    await start({ upstream: { extensions: false } });
    gateway.upstream.fail({ form: "contact", ...failure });
    const reply = await post("/contact", filled, JSON_ONLY);
    expect(reply.statusCode).toBe(503);
    expect(reply.json()).toMatchObject({ message: submissionFailure.contact });
    expect(reply.body).not.toMatch(/SQLSTATE|stack|ECONN/);
    expect(gateway.upstream.posted("/send-email")).toHaveLength(1);
  });

  test("for a moment isn't noticed where it keeps keys", async () => {
    await start();
    await gateway.app.inject("/contact");
    await gateway.app.inject("/services");
    gateway.upstream.fail({ form: "contact", mode: "reset", at: "stored", times: 1 });
    expect((await post("/contact", filled)).statusCode).toBe(303);
    expect(gateway.upstream.submissions("contact")).toHaveLength(1);
    expect(gateway.upstream.posted("/send-email")).toHaveLength(2);
  });

  test("refuses in words that a page may show", async () => {
    await start({ upstream: { extensions: false } });
    const { slug } = await openEvent();
    const body = { message: "Seats\nare <b>gone</b>" };
    gateway.upstream.fail({ form: "event-registration", mode: "status", status: 400, body });
    const reply = await post(`/event-registration/${slug}`, registration);
    expect(reply.statusCode).toBe(409);
    expect(gateway.web.returned()?.message).toBe("Registration failed: Seats are <b>gone</b>");
  });

  test("has no clubs", async () => {
    await start({ upstream: { extensions: false } });
    const reply = await post("/club-registration", club, JSON_ONLY);
    expect(reply.statusCode).toBe(404);
    expect(reply.json().message).toBe(submissionFailure.notOffered);
  });

  test("closes an event that still looked open, and is believed", async () => {
    await start();
    const { slug } = await openEvent();
    await gateway.app.inject("/trpc/events.list");
    const reads = () => gateway.upstream.calls("/api/events");
    const before = reads();
    const events = gateway.upstream.body("events") as { data: Record<string, unknown>[] };
    for (const event of events.data) event["status"] = "cancelled";
    gateway.upstream.replace("events", events);
    const reply = await post(`/event-registration/${slug}`, registration, JSON_ONLY);
    expect(reply.statusCode).toBe(409);
    const message = `Registration failed: ${registrationClosed.cancelled}`;
    expect(reply.json().message).toBe(message);
    expect(reads()).toBe(before);
    // Now the gateway reads the events anew, and knows by itself.
    const posted = gateway.upstream.posted("/api/submit-event-registration").length;
    const again = await post(`/event-registration/${slug}`, registration, JSON_ONLY);
    expect(again.json().message).toBe(message);
    expect(reads()).toBe(before + 1);
    expect(gateway.upstream.posted("/api/submit-event-registration")).toHaveLength(posted);
  });
});

describe("a post from elsewhere", () => {
  test.each([
    ["/contact", { "sec-fetch-site": "cross-site" }],
    ["/club-registration", { origin: "https://elsewhere.example" }],
    ["/event-registration/x", { "sec-fetch-site": "same-site" }],
    ["/internship-registration", { "sec-fetch-site": "cross-site" }],
    ["/training-form", { origin: "null" }],
    ["/trpc/contact.send", { origin: "https://elsewhere.example" }],
    ["/trpc/internship.checkDuplicate", { "sec-fetch-site": "cross-site" }],
  ])("to %s with %j is refused", async (url, headers) => {
    await start();
    const reply = await post(url, filled, { ...JSON_ONLY, ...(headers as unknown as Fields) });
    expect(reply.statusCode).toBe(403);
    expect(reply.json()).toMatchObject({ code: "FORBIDDEN", message: requestFailure.notAllowed });
    expect(gateway.upstream.posted()).toEqual([]);
  });

  test("but not one from the site itself", async () => {
    await start();
    const own = {
      accept: "text/html",
      origin: "http://localhost:80",
      "sec-fetch-site": "same-origin",
    };
    expect((await post("/contact", filled, own)).statusCode).toBe(303);
  });
});
