/** Only people whose form came back, and members, may send quickly. */
import { afterEach, beforeEach, expect, test } from "vitest";
import { asha, MemberBrowser } from "../testing/member-browser.ts";
import { contact, KEY } from "../testing/filled-forms.ts";
import { SECRET, startTestGateway, type TestGateway } from "../testing/test-gateway.ts";
import { applicant, cv, type Field, formBody, postUpload } from "./uploads/testing/send-form.ts";
import { createFormToken } from "./form-token.ts";

const SESSION = "A".repeat(43);

let gateway: TestGateway;
beforeEach(async () => (gateway = await startTestGateway()));
afterEach(() => gateway.close());

/** Sends an application with a token of its own. */
async function apply(token: string, fields: readonly Field[], headers: Record<string, string>) {
  const rest = fields.filter(([name]) => name !== "form_token");
  const body = formBody([["form_token", token], ...rest], cv());
  return postUpload(gateway.client, "/internship-registration", body, headers);
}

const flags = () => gateway.upstream.submissions().map(({ flag }) => flag);
const fresh = () => createFormToken(SECRET, Date.now());
const shownToken = (html: string) => /"token":"([^"]+)"/.exec(html)?.[1] ?? "";

test("a form that came back and is corrected at once counts from its first opening", async () => {
  const browser = new MemberBrowser(gateway.client);
  const opened = createFormToken(SECRET, Date.now() - 20_000);
  const returned = await browser.post("/contact", { ...contact, name: "", form_token: opened });
  expect(returned.status).toBe(422);
  const form_token = shownToken(returned.text);
  expect(form_token).toBe(opened);
  const sent = await browser.post("/contact", { ...contact, form_token });
  expect(sent.status).toBe(303);
  expect(flags()).toEqual([null]);
});

test("so does one with a file", async () => {
  const opened = createFormToken(SECRET, Date.now() - 20_000);
  const nameless = applicant().filter(([name]) => name !== "name");
  const returned = await apply(opened, nameless, { accept: "text/html" });
  expect(returned.status).toBe(422);
  expect(shownToken(returned.text)).toBe(opened);
});

test("a form that came back with a forged token gets a new one", async () => {
  const browser = new MemberBrowser(gateway.client);
  const forged = `${Date.now() - 20_000}.${"x".repeat(43)}`;
  const returned = await browser.post("/contact", { ...contact, name: "", form_token: forged });
  const form_token = shownToken(returned.text);
  expect(form_token).not.toBe(forged);
  await browser.post("/contact", { ...contact, form_token });
  expect(flags()).toEqual(["too-fast"]);
});

test.each([
  ["nobody has checked", SESSION],
  ["looks like none", "x"],
])("a session cookie that %s makes nobody a member", async (_what, session) => {
  const browser = new MemberBrowser(gateway.client);
  browser.cookies.set("session", session);
  await browser.post("/contact", { ...contact, form_token: fresh(), idempotency_key: KEY });
  expect(flags()).toEqual(["too-fast"]);
});

test("a member may be quick, with a file too", async () => {
  gateway.upstream.addMember(asha);
  const browser = new MemberBrowser(gateway.client);
  await browser.logIn();
  await browser.post("/contact", { ...contact, form_token: fresh() });
  await apply(fresh(), applicant(), { cookie: browser.cookie });
  expect(flags()).toEqual([null, null]);
});

test("a member whose session can't be checked is a stranger, and the form arrives", async () => {
  gateway.upstream.addMember(asha);
  const browser = new MemberBrowser(gateway.client);
  await browser.logIn();
  gateway.upstream.fail({ path: "/api/members/me", mode: "status", status: 500 });
  const sent = await browser.post("/contact", { ...contact, form_token: fresh() });
  expect(sent.status).toBe(303);
  expect(flags()).toEqual(["too-fast"]);
});
