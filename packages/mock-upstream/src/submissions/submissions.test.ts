import { createHash } from "node:crypto";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { type Failure, startMockUpstream } from "../mock-upstream.ts";

const upstream = await startMockUpstream();
const core = await startMockUpstream({ extensions: false });
afterEach(() => {
  upstream.reset();
  core.reset();
});
afterAll(() => Promise.all([upstream.close(), core.close()]));

const contact = {
  name: "Asha Rao",
  email: "asha@example.org",
  phone: "9876543210",
  message: "Hello",
};
const volunteer = {
  first_name: "Asha",
  last_name: "Rao",
  email: "asha@example.org",
  phone: "9876543210",
};
const KEY = "a-key-of-this-test";

const postJson = (path: string, body: unknown, headers = {}, at = upstream) =>
  fetch(at.url + path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
const send = (headers = {}, body: unknown = contact) => postJson("/send-email", body, headers);

function postForm(path: string, fields: Record<string, string>, file?: File, at = upstream) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (file) form.append("resume", file);
  return fetch(at.url + path, { method: "POST", body: form });
}

const pdf = (bytes: number) => new File([Buffer.alloc(bytes, "x")], "résumé.pdf");

test("records a message with its headers, and answers with its reference", async () => {
  const headers = { "idempotency-key": KEY, "x-submission-flag": "links", "x-request-id": "r1" };
  const response = await send(headers);
  expect(response.status).toBe(201);
  const [stored] = upstream.submissions("contact");
  expect(await response.json()).toEqual({
    message: "Thank you for contacting us!",
    reference: stored?.reference,
  });
  expect(stored).toMatchObject({
    form: "contact",
    values: contact,
    file: null,
    key: KEY,
    flag: "links",
    requestId: "r1",
    reference: expect.stringMatching(/^MSG-[A-Z\d]{6}$/),
    sentAt: expect.any(String),
    status: "received",
  });
  const listed = await (await fetch(`${upstream.url}/__mock/submissions`)).json();
  expect(listed).toEqual(upstream.submissions());
});

test("keeps digest, size and name of a file", async () => {
  const file = pdf(200_000);
  expect((await postForm("/api/submit-training-form", volunteer, file)).status).toBe(201);
  const content = Buffer.from(await file.arrayBuffer());
  expect(upstream.submissions()[0]).toMatchObject({
    values: volunteer,
    file: {
      name: "résumé.pdf",
      size: 200_000,
      sha256: createHash("sha256").update(content).digest("hex"),
    },
  });
});

test("forgets submissions on reset", async () => {
  await send({ "idempotency-key": KEY });
  upstream.reset();
  expect(upstream.submissions()).toEqual([]);
  expect(upstream.posted()).toEqual([]);
  await send({ "idempotency-key": KEY });
  expect(upstream.submissions()).toHaveLength(1);
});

describe("a failure", () => {
  test.each<[string, Omit<Failure, "form">]>([
    ["before the body", { mode: "status", status: 503, at: "start" }],
    ["half-way through the body", { mode: "status", status: 503, at: "body" }],
    ["after the body", { mode: "status", status: 503 }],
  ])("%s stores nothing", async (_, failure) => {
    upstream.fail({ form: "contact", times: 1, ...failure });
    expect((await send({ "idempotency-key": KEY })).status).toBe(503);
    expect(upstream.submissions()).toEqual([]);
    expect((await send({ "idempotency-key": KEY })).status).toBe(201);
    expect(upstream.posted("/send-email").map(({ key }) => key)).toEqual([KEY, KEY]);
  });

  test("that loses the answer has stored the submission, and a repeat gets its reference", async () => {
    upstream.fail({ form: "contact", mode: "reset", at: "stored", times: 1 });
    await expect(send({ "idempotency-key": KEY })).rejects.toThrow("fetch failed");
    const response = await send({ "idempotency-key": KEY });
    expect(response.status).toBe(201);
    expect(upstream.submissions()).toHaveLength(1);
    expect(await response.json()).toMatchObject({
      reference: upstream.submissions()[0]?.reference,
    });
  });

  test("answers as configured", async () => {
    upstream.fail({ form: "contact", mode: "status", status: 422, body: { message: "No" } });
    expect(await (await send()).json()).toEqual({ message: "No" });
    upstream.fail({ form: "contact", mode: "status", status: 502, body: "<h1>Bad</h1>" });
    const page = await send();
    expect(page.headers.get("content-type")).toContain("text/html");
    expect(await page.text()).toBe("<h1>Bad</h1>");
  });

  test("that stalls stops reading the body until the delay is over", async () => {
    upstream.fail({ form: "volunteer", mode: "stall", afterBytes: 1000, delayMs: 50 });
    expect((await postForm("/api/submit-training-form", volunteer, pdf(2_000_000))).status).toBe(
      201,
    );
    expect(upstream.submissions()[0]?.file?.size).toBe(2_000_000);
  });
});

test("a client that disconnects half-way leaves only a record of the request", async () => {
  const leaving = new AbortController();
  const body = new ReadableStream({
    start: (stream) => stream.enqueue(Buffer.from('{"name":')),
  });
  const sending = fetch(`${upstream.url}/send-email`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
    duplex: "half",
    signal: leaving.signal,
  });
  sending.catch(() => undefined);
  await expect.poll(() => upstream.posted()).toHaveLength(1);
  leaving.abort();
  await expect(sending).rejects.toThrow("aborted");
  await expect.poll(() => upstream.posted().map((entry) => entry.body)).toEqual(["aborted"]);
  expect(upstream.submissions()).toEqual([]);
});

describe("a server with only the core", () => {
  test("has no keys, references or clubs, and announces no extensions", async () => {
    const response = await postJson("/send-email", contact, { "idempotency-key": KEY }, core);
    await postJson("/send-email", contact, { "idempotency-key": KEY }, core);
    expect(response.headers.get("x-contract-extensions")).toBeNull();
    expect(await response.json()).not.toHaveProperty("reference");
    expect(core.submissions().map(({ key, reference }) => [key, reference])).toEqual([
      [KEY, null],
      [KEY, null],
    ]);
    expect((await postJson("/api/submit-club-registration", {}, {}, core)).status).toBe(404);
  });

  test("answers as PHP programs do", async () => {
    const saved = await postForm("/api/submit-training-form", volunteer, undefined, core);
    expect(await saved.text()).toBe("<p>Saved</p>");
    const refused = await postJson("/api/submit-event-registration", {}, {}, core);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toEqual({
      status: "0",
      message: "Please fill out the First Name field.",
    });
  });
});
