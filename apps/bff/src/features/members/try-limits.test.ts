import { memberSuccess } from "@kdl/schemas/members/member-messages";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asha, MemberBrowser } from "../../testing/member-browser.ts";
import { BEHIND_PROXY } from "../../testing/test-client.ts";
import { startTestGateway, type TestGateway } from "../../testing/test-gateway.ts";

const MAX = 10;
const MAILS = 5;
const MAILS_OF_CLIENT = 3;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ env: { ...BEHIND_PROXY, RATE_LIMIT_SUBMISSIONS: "1000" } });
  gateway.upstream.addMember(asha);
});
afterAll(() => gateway.close());

const from = (address: string) => new MemberBrowser(gateway.client, address);

test("a session allows ten guesses at the current password", async () => {
  const thief = from("10.3.12.1");
  await thief.logIn();
  const current_password = "a wrong guess";
  const statuses: number[] = [];
  for (let index = 0; index <= MAX; index += 1) {
    const { status } =
      index % 2 === 0
        ? await thief.send("deleteAccount", { current_password })
        : await thief.send("changePassword", { current_password, password: "another-harbour-2" });
    statuses.push(status);
  }
  expect(statuses).toEqual([...Array.from({ length: MAX }, () => 403), 429]);
});

const forget = (who: MemberBrowser, { email } = asha) => who.send("forgotPassword", { email });
const resetsTo = (email: string) =>
  gateway.upstream.memberMails().filter(({ kind, to }) => kind === "reset" && to === email).length;

/** Adds a member for one test. */
function newMember(email: string) {
  gateway.upstream.addMember({ ...asha, email });
  return { ...asha, email };
}

test("one address gets five mails an hour, and the answer stays the same", async () => {
  const member = newMember("flooded@example.org");
  const answers = await Promise.all(
    Array.from({ length: MAILS + 3 }, (_, index) =>
      forget(from(`10.9.${index}.1`), { ...member, email: member.email.toUpperCase() }),
    ),
  );
  expect(new Set(answers.map(({ status, message }) => `${status} ${message}`))).toEqual(
    new Set([`200 ${memberSuccess.resetSent}`]),
  );
  expect(resetsTo(member.email)).toBe(MAILS);
});

test("one client may request three of these mails, so that others can still request theirs", async () => {
  const member = newMember("besieged@example.org");
  const stranger = from("10.9.100.1");
  for (let count = 0; count < 2 * MAILS; count += 1) await forget(stranger, member);
  expect(resetsTo(member.email)).toBe(MAILS_OF_CLIENT);
  await forget(from("10.9.101.1"), member);
  expect(resetsTo(member.email)).toBe(MAILS_OF_CLIENT + 1);
});

test("a browser that has logged in before has its own limit of mails", async () => {
  const member = newMember("owner@example.org");
  const owner = from("10.9.110.1");
  await owner.logIn(member);
  await owner.call("logOut");
  for (let index = 0; index < 2 * MAILS; index += 1)
    await forget(from(`10.9.${111 + index}.1`), member);
  expect(resetsTo(member.email)).toBe(MAILS);
  for (let count = 0; count < 2 * MAILS; count += 1) {
    expect((await forget(owner, member)).message).toBe(memberSuccess.resetSent);
  }
  expect(resetsTo(member.email)).toBe(2 * MAILS);
});

test("a mail that the upstream couldn't send isn't counted", async () => {
  const member = newMember("patient@example.org");
  const browser = from("10.9.130.1");
  gateway.upstream.fail({ path: "/api/members/forgot-password", mode: "status", times: MAILS });
  for (let count = 0; count < MAILS; count += 1) {
    expect((await forget(browser, member)).status).toBe(503);
  }
  await forget(browser, member);
  expect(resetsTo(member.email)).toBe(1);
});

test("sign-ups with a member's address don't use up that member's reset mails", async () => {
  const victim = newMember("victim@example.org");
  for (let index = 0; index < 2 * MAILS; index += 1) {
    await from(`10.20.${index}.1`).signUp({ name: "Eve", email: victim.email });
  }
  await forget(from("10.20.99.1"), victim);
  expect(resetsTo(victim.email)).toBe(1);
});

test("after a reset the owner can log in, even while strangers keep guessing", async () => {
  const victim = newMember("guessed@example.org");
  const owner = from("10.22.0.1");
  await forget(owner, victim);
  const token = gateway.upstream.memberMails().at(-1)?.token;
  for (let index = 0; index < MAX; index += 1) {
    await from(`10.22.${index + 1}.1`).logIn({ ...victim, password: "a wrong guess" });
  }
  expect((await owner.logIn(victim)).status).toBe(429);
  const password = "another-quiet-harbour-2";
  expect((await owner.send("resetPassword", { token, password })).status).toBe(200);
  expect((await owner.logIn({ ...victim, password })).status).toBe(200);
  expect((await from("10.22.99.1").logIn({ ...victim, password })).status).toBe(429);
});

test("changing the address checks the password, however many mails were sent", async () => {
  const member = newMember("mover@example.org");
  const browser = from("10.21.0.1");
  await browser.logIn(member);
  const change = (current_password: string) =>
    browser.send("changeEmail", { email: "next@example.org", current_password });
  for (let index = 0; index < MAILS + 1; index += 1) {
    expect((await change(asha.password)).status).toBe(200);
  }
  expect((await change("a wrong guess")).status).toBe(403);
});

test("forms are counted against the client's budget, too", async () => {
  const few = await startTestGateway({ env: { ...BEHIND_PROXY, RATE_LIMIT_SUBMISSIONS: "3" } });
  try {
    for (const name of ["forgotPassword", "verifyEmail", "resetPassword", "signUp"]) {
      const browser = new MemberBrowser(few.client, `10.10.${name.length}.1`);
      for (let count = 0; count < 3; count += 1) {
        expect((await browser.send(name, {})).status).toBe(422);
      }
      expect((await browser.send(name, {})).status).toBe(429);
    }
  } finally {
    await few.close();
  }
});
