import * as crypto from "node:crypto";
import { SESSION_IDLE_MS, SESSION_TTL_MS, VERIFY_TTL_MS } from "@kdl/schemas/members";
import type { Payload } from "payload";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { runDueMail } from "../jobs/mail-runner.ts";
import { sentMail, type SentMail } from "../testing/outbox.ts";
import { startPayload } from "../testing/start-payload.ts";
import { changeEmail, confirmEmail } from "./change-email.ts";
import { changePassword, forgotPassword, resetPassword } from "./change-password.ts";
import { memberByEmail } from "./find-member.ts";
import { logIn } from "./log-in.ts";
import { pictureStore } from "./picture-store.ts";
import { endSession, loggedIn } from "./sessions.ts";
import { signUp, verifyEmail } from "./sign-up.ts";
import { sweepMembers } from "./sweep-members.ts";

vi.mock("node:crypto", async (original) => {
  const actual = await original<typeof crypto>();
  return { ...actual, argon2: vi.fn(actual.argon2) };
});
const hashes = vi.mocked(crypto.argon2);

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const folder = process.env["DATA_DIR"]!;
const password = "a quiet river of stones";
const refusal = (code: string) => ({ refusal: { code } });

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

/** What was mailed to an address, after all that is due has been sent. */
async function mailed(email: string): Promise<SentMail[]> {
  await runDueMail(payload);
  return sentMail(folder).filter(({ to }) => to === email);
}
const lastToken = async (email: string) => (await mailed(email)).at(-1)?.token ?? "";

let people = 0;
const newAddress = () => `person${(people += 1)}@example.org`;

async function joined(): Promise<string> {
  const email = newAddress();
  await signUp(payload, { name: "Asha Rao", email, password });
  await verifyEmail(payload, await lastToken(email));
  return email;
}
const member = async (email: string) => (await memberByEmail(payload, email))!;

describe("logging in", () => {
  test("costs one hash for known names, unknown ones, and those that wait", async () => {
    const [known, waiting] = [await joined(), newAddress()];
    await signUp(payload, { name: "Ravi", email: waiting, password });
    for (const name of [known, waiting, newAddress(), "nobody"]) {
      hashes.mockClear();
      await expect(logIn(payload, name, "a wrong one")).rejects.toMatchObject(
        refusal("WRONG_CREDENTIALS"),
      );
      expect(hashes).toHaveBeenCalledTimes(1);
    }
  });

  test("doesn't tell who has an account either after a sign-up with the address", async () => {
    const [known, unknown] = [await joined(), newAddress()];
    const word = "somebody else's words";
    for (const email of [known, unknown]) {
      hashes.mockClear();
      await signUp(payload, { name: "Eve", email, password: word });
      expect(hashes).toHaveBeenCalledTimes(1);
      hashes.mockClear();
      await expect(logIn(payload, email, word)).rejects.toMatchObject(refusal("NOT_VERIFIED"));
      expect(hashes).toHaveBeenCalledTimes(1);
    }
    expect((await logIn(payload, known, password)).member.name).toBe("Asha Rao");
    expect((await mailed(known)).at(-1)?.subject).toMatch(/^You already have an account/);
  });

  test("hashes anew what was hashed with old parameters", async () => {
    const email = await joined();
    const { id } = await member(email);
    const salt = Buffer.alloc(16, 7);
    const cost = { memory: 4096, passes: 1, parallelism: 1, tagLength: 32, nonce: salt };
    const hash = crypto.argon2Sync("argon2id", { message: password, ...cost });
    const plain = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");
    const passwordHash = `$argon2id$v=19$m=4096,t=1,p=1$${plain(salt)}$${plain(hash)}`;
    await payload.db.updateOne({ collection: "members", id, data: { passwordHash } });
    await logIn(payload, email, password);
    expect((await member(email)).passwordHash).toMatch(/m=19456,t=2,p=1/);
    expect((await member(email)).lastLogInAt).toBe(new Date().toISOString());
    await logIn(payload, email, password);
  });

  test("before the address is confirmed mails the link again, at most once a minute", async () => {
    const email = newAddress();
    await signUp(payload, { name: "Asha", email, password });
    const tries = async (count: number) => {
      for (let index = 0; index < count; index += 1) {
        await expect(logIn(payload, email, password)).rejects.toMatchObject(
          refusal("NOT_VERIFIED"),
        );
      }
      return (await mailed(email)).length;
    };
    expect(await tries(3)).toBe(2);
    later(2 * MINUTE_MS);
    expect(await tries(2)).toBe(3);
    const [first] = await mailed(email);
    await verifyEmail(payload, first?.token ?? "");
    expect((await logIn(payload, email, password)).token).toMatch(/^[\w-]{43}$/);
  });
});

describe("a sign-up", () => {
  test("that is sent twice leaves the first link working", async () => {
    const email = newAddress();
    const person = { name: "Asha", email, password };
    await signUp(payload, person);
    const token = await lastToken(email);
    await signUp(payload, { ...person, email: email.toUpperCase() });
    await verifyEmail(payload, token);
  });

  test("is forgotten after a week without a click, and its link works for a day", async () => {
    const email = newAddress();
    await signUp(payload, { name: "Asha", email, password });
    const token = await lastToken(email);
    later(VERIFY_TTL_MS + 1000);
    await expect(verifyEmail(payload, token)).rejects.toMatchObject(refusal("LINK_EXPIRED"));
    await sweepMembers(payload, pictureStore, 0);
    const waiting = () =>
      payload.count({ collection: "member-sign-ups", where: { email: { equals: email } } });
    expect((await waiting()).totalDocs).toBe(1);
    later(7 * VERIFY_TTL_MS);
    await sweepMembers(payload, pictureStore, 0);
    expect((await waiting()).totalDocs).toBe(0);
  });

  test("can't put anything into the head of a mail, nor a text into its body", async () => {
    const email = newAddress();
    const name = "Asha\r\nBcc: victim@example.org\r\n\r\nVisit https://evil.example";
    await signUp(payload, { name, email, password });
    const [mail] = await mailed(email);
    expect(mail?.source).not.toContain("victim@example.org");
    expect(mail?.source).not.toContain("evil.example");
    expect(mail?.text).toContain(`https://site.example/verify-email?token=${mail?.token}`);
    expect(mail?.text.startsWith("Hello,")).toBe(true);
  });
});

describe("a session", () => {
  test("is kept as a digest alone, and noted at most once an hour", async () => {
    const email = await joined();
    const { token, expiresAt } = await logIn(payload, email, password);
    expect(expiresAt.getTime() - Date.now()).toBe(SESSION_TTL_MS);
    const { docs } = await payload.find({ collection: "member-sessions", pagination: false });
    expect(JSON.stringify(docs)).not.toContain(token);
    const update = vi.spyOn(payload.db, "updateOne");
    const use = () => loggedIn(payload, token, new Date());
    await use();
    later(HOUR_MS / 2);
    await use();
    expect(update).not.toHaveBeenCalled();
    later(HOUR_MS);
    await use();
    await use();
    expect(update).toHaveBeenCalledTimes(1);
    update.mockRestore();
  });

  test("ends after a week without use, and after thirty days in any case", async () => {
    const email = await joined();
    const [idle, used] = [
      await logIn(payload, email, password),
      await logIn(payload, email, password),
    ];
    const use = (token: string) => loggedIn(payload, token, new Date());
    for (let day = 0; day < 29; day += 1) {
      later(24 * HOUR_MS);
      await use(used.token);
      if (day === 5) await expect(use(idle.token)).resolves.toBeDefined();
    }
    await expect(use(idle.token)).rejects.toMatchObject(refusal("SESSION_ENDED"));
    later(24 * HOUR_MS);
    await expect(use(used.token)).rejects.toMatchObject(refusal("SESSION_ENDED"));
    await sweepMembers(payload, pictureStore, 0);
    expect((await payload.count({ collection: "member-sessions" })).totalDocs).toBe(0);
  });

  test("of somebody else, or of nobody, lets nobody in", async () => {
    const { token } = await logIn(payload, await joined(), password);
    for (const wrong of [null, "", token.slice(1), `${token}x`, token.toLowerCase(), "' OR 1=1"]) {
      await expect(loggedIn(payload, wrong, new Date())).rejects.toMatchObject(
        refusal("SESSION_ENDED"),
      );
    }
    await endSession(payload, token);
    await endSession(payload, "nonsense");
    await expect(loggedIn(payload, token, new Date())).rejects.toThrow("SESSION_ENDED");
  });

  test("idles for a week at most from its last noted use", async () => {
    const { token } = await logIn(payload, await joined(), password);
    later(SESSION_IDLE_MS);
    await expect(loggedIn(payload, token, new Date())).rejects.toThrow("SESSION_ENDED");
  });
});

describe("a link to set a password", () => {
  test("is mailed to members alone, and no more than five at a time", async () => {
    const [email, nobody] = [await joined(), newAddress()];
    for (let index = 0; index < 8; index += 1) {
      await forgotPassword(payload, email.toUpperCase());
      await forgotPassword(payload, nobody);
    }
    const resets = (await mailed(email)).filter(({ subject }) => subject.startsWith("Choose"));
    expect(resets).toHaveLength(5);
    expect(await mailed(nobody)).toEqual([]);
    later(2 * HOUR_MS);
    await forgotPassword(payload, email);
    const token = await lastToken(email);
    for (const old of resets) {
      await expect(resetPassword(payload, old.token ?? "", "words of the river")).rejects.toThrow(
        "LINK_EXPIRED",
      );
    }
    later(1000);
    await resetPassword(payload, token, "words of the river");
    expect((await mailed(email)).at(-1)?.subject).toMatch(/^Your password was changed/);
  });

  test("is nowhere but in the mail, which carries the same one when it comes twice", async () => {
    const email = await joined();
    await forgotPassword(payload, email);
    const { docs: jobs } = await payload.find({ collection: "payload-jobs" });
    const send = vi.spyOn(payload, "sendEmail").mockRejectedValueOnce(new Error("lost"));
    await runDueMail(payload);
    send.mockRestore();
    const { docs: kept } = await payload.find({ collection: "member-tokens", pagination: false });
    later(5 * MINUTE_MS);
    const token = await lastToken(email);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify([jobs, kept])).not.toContain(token);
    await resetPassword(payload, token, "words of the river");
  });
});

test("a link to the old inbox is worth nothing once the address is another", async () => {
  const [old, email] = [await joined(), newAddress()];
  await changeEmail(payload, await member(old), { email, password });
  await forgotPassword(payload, old);
  const reset = await lastToken(old);
  later(1000);
  await confirmEmail(payload, await lastToken(email));
  await expect(resetPassword(payload, reset, "words of the river")).rejects.toThrow("LINK_EXPIRED");
  expect((await mailed(old)).at(-1)?.subject).toMatch(/^Your e-mail address was changed/);
  expect((await member(email)).emailKey).toBe(email);
});

test("of two changes of a password at the same moment one counts", async () => {
  const email = await joined();
  const asha = await member(email);
  const changes = ["first of the words", "second of the words"].map((next) =>
    changePassword(payload, asha, { current: password, next }),
  );
  const outcomes = await Promise.allSettled(changes);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
});
