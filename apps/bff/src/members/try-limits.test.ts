import { memberSuccess } from "@kdl/schemas/member-messages";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asha, MemberBrowser } from "../testing/member-browser.ts";
import { startTestGateway, type TestGateway } from "../testing/test-gateway.ts";

const MAX = 10;
const MAILS = 5;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ env: { RATE_LIMIT_SUBMISSIONS: "1000" } });
  gateway.upstream.addMember(asha);
});
afterAll(() => gateway.close());

const from = (address: string) => new MemberBrowser(gateway.app, address);

test("the present password of a session can be guessed ten times", async () => {
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

test("mail to one address goes out five times an hour, and nobody is told", async () => {
  const answers = await Promise.all(
    Array.from({ length: MAILS + 3 }, (_, index) =>
      from(`10.9.${index}.1`).send("forgotPassword", { email: asha.email.toUpperCase() }),
    ),
  );
  expect(new Set(answers.map(({ status, message }) => `${status} ${message}`))).toEqual(
    new Set([`200 ${memberSuccess.resetSent}`]),
  );
  expect(gateway.upstream.memberMails()).toHaveLength(MAILS);
  const signUp = await from("10.9.99.1").send("signUp", asha);
  expect(signUp).toMatchObject({ status: 200, message: memberSuccess.signedUp });
  expect(gateway.upstream.memberMails()).toHaveLength(MAILS);
});

test("forms are counted against the client's budget, too", async () => {
  const few = await startTestGateway({ env: { RATE_LIMIT_SUBMISSIONS: "3" } });
  try {
    for (const name of [
      "forgotPassword",
      "verifyEmail",
      "confirmEmail",
      "resetPassword",
      "signUp",
    ]) {
      const browser = new MemberBrowser(few.app, `10.10.${name.length}.1`);
      for (let count = 0; count < 3; count += 1) {
        expect((await browser.send(name, {})).status).toBe(422);
      }
      expect((await browser.send(name, {})).status).toBe(429);
    }
  } finally {
    await few.close();
  }
});
