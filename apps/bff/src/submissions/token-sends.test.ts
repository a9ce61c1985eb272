/** A form's token is good for a few submissions, per address and per client. */
import { afterEach, expect, test, vi } from "vitest";
import { contact, postForm } from "../testing/filled-forms.ts";
import { BEHIND_PROXY, from } from "../testing/test-client.ts";
import { SECRET, startTestGateway, type TestGateway } from "../testing/test-gateway.ts";
import { applicant, cv, formBody, postUpload } from "./uploads/testing/send-form.ts";
import { createFormToken } from "./form-token.ts";

let gateway: TestGateway;
const start = async (env: Record<string, string> = { RATE_LIMIT_SUBMISSIONS: "1000" }) =>
  (gateway = await startTestGateway({ env: { ...BEHIND_PROXY, ...env } }));
afterEach(() => {
  vi.useRealTimers();
  return gateway.close();
});

let openings = 60_000;
/** The token of a form that nobody else has opened. */
const newToken = () => createFormToken(SECRET, Date.now() - (openings += 1));
const flags = () => gateway.upstream.submissions().map(({ flag }) => flag);

let messages = 0;
const send = (form_token: string, more: Record<string, string> = {}, client = "10.0.0.1") => {
  messages += 1;
  const fields = { ...contact, message: `Message ${messages}`, form_token, ...more };
  return postForm(gateway.client, "/contact", fields, { accept: "text/html", ...from(client) });
};

test("of fifty sends for one address with one token, from five clients, five are accepted", async () => {
  await start();
  const form_token = newToken();
  for (let index = 0; index < 50; index += 1) {
    const email = `a.sha+${index}@gmail.com`;
    const reply = await send(form_token, { email }, `10.0.${index % 5}.1`);
    expect(reply.status).toBe(303);
  }
  expect(flags().filter((flag) => flag === null)).toHaveLength(5);
  expect(flags().filter((flag) => flag === "no-timestamp")).toHaveLength(45);
});

test("no more are accepted when many arrive at once", async () => {
  await start();
  const form_token = newToken();
  await Promise.all(Array.from({ length: 20 }, () => send(form_token)));
  expect(flags().filter((flag) => flag === null)).toHaveLength(5);
});

test("a new token, and another person with the same page, aren't affected", async () => {
  await start();
  const form_token = newToken();
  for (let index = 0; index < 6; index += 1) await send(form_token);
  await send(form_token, { email: "ravi@example.org" });
  await send(newToken());
  expect(flags().slice(-3)).toEqual(["no-timestamp", null, null]);
});

test("only stored submissions count: mistakes and failures cost nothing", async () => {
  await start();
  const form_token = newToken();
  for (let index = 0; index < 8; index += 1) await send(form_token, { phone: "1" });
  gateway.upstream.fail({ form: "contact", mode: "status", status: 500, times: 8 });
  for (let index = 0; index < 8; index += 1) await send(form_token);
  expect((await send(form_token)).status).toBe(303);
  expect(flags()).toEqual([null]);
});

test("one client may reuse a token for ten times its limit per minute, for any addresses", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  await start({ RATE_LIMIT_SUBMISSIONS: "2" });
  const form_token = newToken();
  for (let index = 0; index < 22; index += 1) {
    vi.setSystemTime(Date.now() + 31_000);
    const email = `person${index}@example.org`;
    expect((await send(form_token, { email })).status).toBe(303);
  }
  expect(flags().filter((flag) => flag === null)).toHaveLength(20);
  await send(form_token, { email: "ravi@example.org" }, "10.0.0.2");
  expect(flags().at(-1)).toBeNull();
});

test("forms with a file count too", async () => {
  await start();
  const form_token = newToken();
  for (let index = 0; index < 6; index += 1) {
    const fields = applicant(index)
      .filter(([name]) => name !== "form_token" && name !== "email")
      .concat([
        ["form_token", form_token],
        ["email", `asha+${index}@example.org`],
      ]);
    expect(
      (await postUpload(gateway.client, "/internship-registration", formBody(fields, cv()))).status,
    ).toBe(201);
  }
  expect(flags()).toEqual([null, null, null, null, null, "no-timestamp"]);
});
