/** A form's token serves a few sends: for one address, and from one client. */
import { afterEach, expect, test, vi } from "vitest";
import { contact } from "../testing/filled-forms.ts";
import { SECRET, startTestGateway, type TestGateway } from "../testing/test-gateway.ts";
import { applicant, cv, formBody, post } from "../uploads/testing/send-form.ts";
import { createFormToken } from "./form-token.ts";

let gateway: TestGateway;
const start = async (env: Record<string, string> = { RATE_LIMIT_SUBMISSIONS: "1000" }) =>
  (gateway = await startTestGateway({ env }));
afterEach(() => {
  vi.useRealTimers();
  return gateway.close();
});

let openings = 60_000;
/** Of a form that nobody else has opened. */
const newToken = () => createFormToken(SECRET, Date.now() - (openings += 1));
const flags = () => gateway.upstream.submissions().map(({ flag }) => flag);

let messages = 0;
const send = (form_token: string, more: Record<string, string> = {}, client = "10.0.0.1") => {
  messages += 1;
  const payload = { ...contact, message: `Message ${messages}`, form_token, ...more };
  return gateway.app.inject({
    method: "POST",
    url: "/contact",
    remoteAddress: client,
    headers: { "content-type": "application/x-www-form-urlencoded", accept: "text/html" },
    payload: new URLSearchParams(payload).toString(),
  });
};

test("fifty sends for one address with one token, from five clients, are five", async () => {
  await start();
  const form_token = newToken();
  for (let index = 0; index < 50; index += 1) {
    const email = `a.sha+${index}@gmail.com`;
    const reply = await send(form_token, { email }, `10.0.${index % 5}.1`);
    expect(reply.statusCode).toBe(303);
  }
  expect(flags().filter((flag) => flag === null)).toHaveLength(5);
  expect(flags().filter((flag) => flag === "no-timestamp")).toHaveLength(45);
});

test("of many at once no more get by", async () => {
  await start();
  const form_token = newToken();
  await Promise.all(Array.from({ length: 20 }, () => send(form_token)));
  expect(flags().filter((flag) => flag === null)).toHaveLength(5);
});

test("a new token, and another person with the same page, aren't concerned", async () => {
  await start();
  const form_token = newToken();
  for (let index = 0; index < 6; index += 1) await send(form_token);
  await send(form_token, { email: "ravi@example.org" });
  await send(newToken());
  expect(flags().slice(-3)).toEqual(["no-timestamp", null, null]);
});

test("what isn't stored isn't counted: mistakes and failures cost nothing", async () => {
  await start();
  const form_token = newToken();
  for (let index = 0; index < 8; index += 1) await send(form_token, { phone: "1" });
  gateway.upstream.fail({ form: "contact", mode: "status", status: 500, times: 8 });
  for (let index = 0; index < 8; index += 1) await send(form_token);
  expect((await send(form_token)).statusCode).toBe(303);
  expect(flags()).toEqual([null]);
});

test("one client sends ten times its minute's forms with one token, whoever they are for", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  await start({ RATE_LIMIT_SUBMISSIONS: "2" });
  const form_token = newToken();
  for (let index = 0; index < 22; index += 1) {
    vi.setSystemTime(Date.now() + 31_000);
    const email = `person${index}@example.org`;
    expect((await send(form_token, { email })).statusCode).toBe(303);
  }
  expect(flags().filter((flag) => flag === null)).toHaveLength(20);
  await send(form_token, { email: "ravi@example.org" }, "10.0.0.2");
  expect(flags().at(-1)).toBeNull();
});

test("forms with a file are counted, too", async () => {
  await start();
  const form_token = newToken();
  const url = `${await gateway.address()}/internship-registration`;
  for (let index = 0; index < 6; index += 1) {
    const fields = applicant(index)
      .filter(([name]) => name !== "form_token" && name !== "email")
      .concat([
        ["form_token", form_token],
        ["email", `asha+${index}@example.org`],
      ]);
    expect((await post(url, formBody(fields, cv()))).status).toBe(201);
  }
  expect(flags()).toEqual([null, null, null, null, null, "no-timestamp"]);
});
