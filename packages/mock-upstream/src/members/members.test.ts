import { accountForms } from "@kdl/schemas/members/account-forms";
import { memberCall } from "@kdl/schemas/members/member-calls";
import { afterAll, afterEach, expect, test } from "vitest";
import { startMockUpstream } from "../mock-upstream.ts";

const upstream = await startMockUpstream();
const without = await startMockUpstream({ members: false });
afterEach(() => upstream.reset());
afterAll(() => Promise.all([upstream.close(), without.close()]));

const asha = { name: "Asha Rao", email: "asha@example.org", password: "seven blue umbrellas" };

const post = (path: string, body: unknown, at = upstream) =>
  fetch(at.url + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
const logIn = () => post(memberCall.logIn, { username: asha.email, password: asha.password });
const sessionOf = async (response: Response) =>
  ((await response.json()) as { session: string }).session;
const me = (session: string) =>
  fetch(upstream.url + memberCall.me, { headers: { authorization: `Bearer ${session}` } });

test("a member of the test's own can log in, and has the profile that was given", async () => {
  const profile = { personal: { name: "Asha Rao", city: "Vizag" } };
  const added = upstream.addMember({ ...asha, username: "asha", profile });
  expect(added).toMatchObject({ username: "asha", profile: { personal: { city: "Vizag" } } });
  const response = await me(await sessionOf(await logIn()));
  expect(await response.json()).toEqual(added);
  expect(() => upstream.addMember(asha)).toThrow("already");
});

test("the same goes over HTTP", async () => {
  expect((await post("/__mock/members", asha)).status).toBe(200);
  const session = await sessionOf(await logIn());
  await post(memberCall.forgotPassword, { email: asha.email });
  const mails = await (await fetch(`${upstream.url}/__mock/member-mails`)).json();
  expect(mails).toEqual([{ to: asha.email, kind: "reset", token: expect.any(String) }]);
  await post("/__mock/expire-sessions", {});
  expect((await me(session)).status).toBe(401);
});

test("links expire when asked to", async () => {
  const { name, email, password } = asha;
  await post(accountForms["sign-up"].path, { name, email });
  upstream.expireTokens();
  const token = upstream.memberMails()[0]?.token;
  expect((await post(memberCall.verifyEmail, { token, password })).status).toBe(410);
});

test("sessions expire when asked to, and everything goes on reset", async () => {
  upstream.addMember(asha);
  const session = await sessionOf(await logIn());
  expect((await me(session)).status).toBe(200);
  upstream.expireSessions();
  expect((await me(session)).status).toBe(401);
  upstream.reset();
  expect((await logIn()).status).toBe(401);
});

test("a failure before the end changes nothing, one after it has changed all", async () => {
  upstream.addMember(asha);
  upstream.fail({ form: "log-in", mode: "status", status: 503, times: 1 });
  expect((await logIn()).status).toBe(503);
  expect((await logIn()).status).toBe(200);
  upstream.fail({ path: memberCall.forgotPassword, mode: "reset", at: "stored", times: 1 });
  await expect(post(memberCall.forgotPassword, { email: asha.email })).rejects.toThrow("fetch");
  expect(upstream.memberMails()).toHaveLength(1);
});

test("a server without members finds nothing, and doesn't speak of them", async () => {
  const response = await post(memberCall.signUp, asha, without);
  expect(response.status).toBe(404);
  expect(response.headers.get("x-contract-extensions")).not.toContain("members");
});
