import { memberFailure } from "@kdl/schemas/members/member-messages";
import type { Payload } from "payload";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { runDueMail } from "../jobs/mail-runner.ts";
import { sentMail } from "@kdl/runtime/testing/sent-mail";
import { askApi } from "../testing/payload-api.ts";
import { startPayload } from "../testing/start-payload.ts";

const folder = process.env["DATA_DIR"]!;
const email = "meera@example.org";
const password = "a-lighthouse-at-noon";

let payload: Payload;
beforeAll(async () => {
  payload = await startPayload();
  await payload.create({
    collection: "users",
    data: { name: "Meera", email, password, roles: ["editor"] },
  });
});
let hour = 0;
beforeEach(() => {
  // Past the windows of the test before.
  hour += 2;
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 22, hour) });
});

const ask = (address: unknown, from = "10.1.1.1") =>
  askApi("POST", "users/forgot-password", { email: address }, { "x-client-address": from });
const later = (ms: number) => vi.setSystemTime(Date.now() + ms);
const mailed = () => sentMail(folder).filter(({ to }) => to === email);
const linkIn = (text: string) => /\/admin\/reset\/(\w+)/.exec(text)?.[1];

test("everybody gets the same answer, and only staff get mail", async () => {
  const [known, unknown] = [await ask(" Meera@Example.ORG "), await ask("nobody@example.org")];
  expect(known.status).toBe(200);
  expect({ status: unknown.status, text: unknown.text }).toEqual({
    status: known.status,
    text: known.text,
  });
  expect(mailed(), "nothing is sent before the answer").toHaveLength(0);
  await runDueMail(payload);
  expect(mailed()).toHaveLength(1);
  expect(sentMail(folder)).toHaveLength(1);

  const token = linkIn(mailed()[0]!.source.replaceAll(/=\r?\n/g, ""));
  const body = { token, password: "another-lighthouse" };
  const reset = await askApi("POST", "users/reset-password", body);
  expect(reset.status).toBe(200);
  expect(reset.headers.getSetCookie().join("\n"), "its browser is known from now on").toContain(
    "staff-device=",
  );
  const used = await askApi("POST", "users/reset-password", body);
  expect(used.status).toBe(403);
  expect(used.json["errors"]).toEqual([{ message: memberFailure.linkExpired }]);
});

test("no inbox gets more than five an hour, and the reply doesn't reveal it", async () => {
  const before = mailed().length;
  for (let count = 0; count < 20; count += 1) {
    expect((await ask(email, `10.2.${count}.1`)).status).toBe(200);
    await runDueMail(payload);
    later(60_000);
  }
  expect(mailed().length - before).toBe(5);
  const token = linkIn(
    mailed()
      .at(-1)!
      .source.replaceAll(/=\r?\n/g, ""),
  );
  const body = { token, password: "a-third-lighthouse" };
  expect((await askApi("POST", "users/reset-password", body)).status, "the newest works").toBe(200);
});

test("one client asks ten times in a quarter of an hour", async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 12; count += 1) {
    statuses.push((await ask(`nobody${count}@example.org`, "10.3.1.1")).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
  expect((await ask(email, "10.3.1.2")).status).toBe(200);
});

test.each([[undefined], [""], [{ $ne: "" }], [["a"]]])("%j is no address", async (address) => {
  expect((await ask(address)).status).toBe(400);
});

test("one client tries 30 links and the like in a quarter of an hour, and a good link costs none", async () => {
  const from = { "x-client-address": "10.4.1.1" };
  const reset = (token: string) =>
    askApi("POST", "users/reset-password", { token, password: "a-fourth-lighthouse" }, from);
  for (let count = 0; count < 29; count += 1) expect((await reset(`x${count}`)).status).toBe(403);
  const token = await payload.forgotPassword({
    collection: "users",
    data: { email },
    disableEmail: true,
  });
  expect((await reset(token)).status).toBe(200);
  expect((await askApi("POST", "users/unlock", { email }, from)).status).toBe(403);
  for (const path of ["reset-password", "unlock", "refresh-token", "first-register"]) {
    const { status } = await askApi("POST", `users/${path}`, { email }, from);
    expect({ path, status }).toEqual({ path, status: 429 });
  }
  expect((await askApi("POST", "users/verify/x", {}, from)).status).toBe(404);
});
