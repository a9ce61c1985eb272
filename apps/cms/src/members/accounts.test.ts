import * as crypto from "node:crypto";
import { VERIFY_TTL_MS } from "@kdl/schemas/members/members";
import type { Payload } from "payload";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { runDueMail } from "../jobs/mail-runner.ts";
import {
  joined,
  lastToken,
  mailed,
  newAddress,
  oldHash,
  password,
  refusal,
} from "../testing/members.ts";
import { startPayload } from "../testing/start-payload.ts";
import { changeEmail, confirmEmail } from "./change-email.ts";
import { changePassword, forgotPassword, resetPassword } from "./change-password.ts";
import { memberByEmail } from "./find-member.ts";
import { logIn } from "./log-in.ts";
import { pictureStore } from "./picture-store.ts";
import { signUp, verifyEmail } from "./sign-up.ts";
import { sweepMembers } from "./sweep-members.ts";

vi.mock("node:crypto", async (original) => {
  const actual = await original<typeof crypto>();
  return { ...actual, argon2: vi.fn(actual.argon2) };
});
const hashes = vi.mocked(crypto.argon2);

const MINUTE_MS = 60_000;

let payload: Payload;
beforeAll(async () => {
  payload = await startPayload();
});
beforeEach(() => {
  hashes.mockClear();
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => vi.useRealTimers());
const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

const isReset = ({ subject }: { subject: string }) => subject.startsWith("Choose");
const member = async (email: string) => (await memberByEmail(payload, email))!;

describe("logging in", () => {
  test("costs one hash for known names, unknown names and pending sign-ups", async () => {
    const [known, waiting] = [await joined(payload), newAddress()];
    await signUp(payload, { name: "Ravi", email: waiting });
    for (const name of [known, waiting, newAddress(), "nobody"]) {
      hashes.mockClear();
      await expect(logIn(payload, name, "a wrong one")).rejects.toMatchObject(
        refusal("WRONG_CREDENTIALS"),
      );
      expect(hashes).toHaveBeenCalledTimes(1);
    }
  });

  test("rehashes a password that was hashed with old parameters", async () => {
    const email = await joined(payload);
    const { id } = await member(email);
    const passwordHash = oldHash();
    await payload.db.updateOne({ collection: "members", id, data: { passwordHash } });
    await logIn(payload, email, password);
    expect((await member(email)).passwordHash).toMatch(/m=19456,t=2,p=1/);
    expect((await member(email)).lastLogInAt).toBe(new Date().toISOString());
    await logIn(payload, email, password);
  });
});

describe("a sign-up", () => {
  test("hashes nothing, whether the address is known or not", async () => {
    const known = await joined(payload);
    later(1000);
    hashes.mockClear();
    for (const email of [known, newAddress()]) await signUp(payload, { name: "Eve", email });
    expect(hashes).not.toHaveBeenCalled();
    expect((await mailed(payload, known)).at(-1)?.subject).toMatch(/^You already have an account/);
  });

  test("has a link that works for a day, and is deleted two days later", async () => {
    const email = newAddress();
    await signUp(payload, { name: "Asha", email });
    const token = await lastToken(payload, email);
    later(VERIFY_TTL_MS + 1000);
    await expect(verifyEmail(payload, token, password)).rejects.toMatchObject(
      refusal("LINK_EXPIRED"),
    );
    await sweepMembers(payload, pictureStore, 0);
    const waiting = () =>
      payload.count({ collection: "member-sign-ups", where: { email: { equals: email } } });
    expect((await waiting()).totalDocs).toBe(1);
    later(2 * VERIFY_TTL_MS);
    await sweepMembers(payload, pictureStore, 0);
    expect((await waiting()).totalDocs).toBe(0);
  });

  test("mails nothing that was typed, however harmless it looks", async () => {
    const email = newAddress();
    const names = [
      "Asha\r\nBcc: victim@example.org\r\n\r\nVisit https://evil.example",
      "Your account was hacked so reply with your password",
    ];
    for (const name of names) await signUp(payload, { name, email });
    const mails = await mailed(payload, email);
    expect(mails).toHaveLength(names.length);
    for (const { source, text, token } of mails) {
      expect(source).not.toMatch(/victim@example\.org|evil\.example|hacked/);
      expect(text).toContain(`https://site.example/verify-email?token=${token}`);
      expect(text.startsWith("Hello,")).toBe(true);
    }
  });
});

describe("a link to set a password", () => {
  test("is mailed only to members, and a new password voids all of them", async () => {
    const [email, nobody] = [await joined(payload), newAddress()];
    for (let index = 0; index < 3; index += 1) {
      await forgotPassword(payload, email.toUpperCase());
      await forgotPassword(payload, nobody);
    }
    const resets = (await mailed(payload, email)).filter(isReset);
    expect(resets).toHaveLength(3);
    expect(await mailed(payload, nobody)).toEqual([]);
    later(1000);
    const words = "words of the river";
    const [token = "", ...others] = resets.map((mail) => mail.token ?? "");
    await resetPassword(payload, token, words);
    for (const old of others) {
      await expect(resetPassword(payload, old, words)).rejects.toThrow("LINK_EXPIRED");
    }
    expect((await mailed(payload, email)).at(-1)?.subject).toMatch(/^Your password was changed/);
  });

  test("appears only in the mail, and still works if the mail is retried", async () => {
    const email = await joined(payload);
    await forgotPassword(payload, email);
    const { docs: jobs } = await payload.find({ collection: "payload-jobs" });
    const send = vi.spyOn(payload, "sendEmail").mockRejectedValueOnce(new Error("lost"));
    await runDueMail(payload);
    send.mockRestore();
    const { docs: kept } = await payload.find({ collection: "member-tokens", pagination: false });
    later(5 * MINUTE_MS);
    const token = await lastToken(payload, email);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify([jobs, kept])).not.toContain(token);
    await resetPassword(payload, token, "words of the river");
  });
});

test("a link in the old inbox doesn't work once the address has changed", async () => {
  const [old, email] = [await joined(payload), newAddress()];
  await changeEmail(payload, await member(old), { email, password });
  await forgotPassword(payload, old);
  const reset = await lastToken(payload, old);
  later(1000);
  await confirmEmail(payload, await member(old), await lastToken(payload, email));
  await expect(resetPassword(payload, reset, "words of the river")).rejects.toThrow("LINK_EXPIRED");
  expect((await mailed(payload, old)).at(-1)?.subject).toMatch(/^Your email address was changed/);
  expect((await member(email)).emailKey).toBe(email);
});

test("of two concurrent password changes, one succeeds", async () => {
  const email = await joined(payload);
  const asha = await member(email);
  const changes = ["first of the words", "second of the words"].map((next) =>
    changePassword(payload, asha, { current: password, next }),
  );
  const outcomes = await Promise.allSettled(changes);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
});
