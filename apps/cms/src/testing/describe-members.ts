/** Tests of members that need concurrent requests, or staff at the same time. */
import { join } from "node:path";
import { readdirSync } from "node:fs";
import { randomUUID } from "node:crypto";
import { memberCall } from "@kdl/schemas/members/member-calls";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { mailTo, sentMail } from "@kdl/runtime/testing/sent-mail";
import type { RunningCms } from "./running-cms.ts";

/** The server, and helpers of the surrounding suite. */
interface Surroundings {
  cms: RunningCms;
  /** Headers of an admin. */
  admin: Record<string, string>;
  /** DATA_DIR */
  folder: string;
  createEvent: (more: object) => Promise<string>;
  seatsLeft: (event: string) => Promise<number | undefined>;
  register: (answers: object) => Promise<{ body: { reference?: string } }>;
}

const password = "a quiet river of stones";
const newAddress = () => `member.${randomUUID()}@example.org`;
const codes = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted();

/** @param isThere whether there is such a database here */
export function describeMembers(isThere: boolean, surroundings: () => Surroundings): void {
  async function call(path: string, body?: object, session?: string, method = "POST") {
    const { cms } = surroundings();
    const response = await cms.send(cms.url + path, {
      method,
      headers: {
        ...(body && { "content-type": "application/json" }),
        ...(session && { authorization: `Bearer ${session}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      body: (text ? JSON.parse(text) : {}) as Record<string, never>,
    };
  }
  const staff = async (path: string, init: object = {}, headers = surroundings().admin) => {
    const response = await fetch(`${surroundings().cms.url}/payload-api/${path}`, {
      headers,
      ...init,
    });
    return { status: response.status, text: await response.text() };
  };
  const signUp = (email: string) => call(memberCall.signUp, { name: "Asha Rao", email });
  const verify = (token: string | null, word = password) =>
    call(memberCall.verifyEmail, { token, password: word });
  const mailed = (email: string, count = 1) => mailTo(surroundings().folder, email, count);
  const logIn = (username: string, word = password) =>
    call(memberCall.logIn, { username, password: word });

  async function joined() {
    const email = newAddress();
    await signUp(email);
    await verify((await mailed(email)).token);
    const { session, member } = (await logIn(email)).body as unknown as {
      session: string;
      member: { id: string };
    };
    return { email, session, id: member.id };
  }

  describe.skipIf(!isThere)("members", () => {
    test("whose links are used concurrently get one account, with one password", async () => {
      const email = newAddress();
      const answers = await Promise.all(Array.from({ length: 4 }, () => signUp(email)));
      expect(codes(answers)).toEqual(answers.map(() => 202));
      await mailed(email, answers.length);
      const links = sentMail(surroundings().folder).filter(({ to }) => to === email);
      expect(new Set(links.map(({ token }) => token)).size).toBe(answers.length);
      const words = links.map((_, index) => `${password} ${index}`);
      const opened = await Promise.all(
        links.map(({ token }, index) => verify(token, words[index])),
      );
      expect(codes(opened)).toEqual([200, 410, 410, 410]);
      const entered = await Promise.all(words.map((word) => logIn(email, word)));
      expect(entered.map(({ status }) => status)).toEqual(
        opened.map(({ status }) => (status === 200 ? 200 : 401)),
      );
      const { text } = await staff(`member-sign-ups?where[email][equals]=${email}`);
      expect(JSON.parse(text)).toMatchObject({ totalDocs: 0 });
    });

    test("a link that is used many times at once works once", async () => {
      const { email, session } = await joined();
      await call(memberCall.forgotPassword, { email });
      const { token } = await mailed(email, 2);
      const answers = await Promise.all(
        Array.from({ length: 5 }, (_, index) =>
          call(memberCall.resetPassword, { token, password: `${password} ${index}` }),
        ),
      );
      expect(codes(answers)).toEqual([200, 410, 410, 410, 410]);
      expect((await call(memberCall.me, undefined, session, "GET")).status).toBe(401);
    });

    test("a name or an address belongs to one member, even with concurrent requests", async () => {
      const [one, other, email] = [await joined(), await joined(), newAddress()];
      const username = `asha.${randomUUID().slice(0, 18)}`;
      const names = [one, other].map(({ session }) =>
        call(memberCall.changeUsername, { username }, session),
      );
      expect(codes(await Promise.all(names))).toEqual([200, 409]);
      const links: { token: string | null; session: string }[] = [];
      for (const [index, { session }] of [one, other].entries()) {
        await call(memberCall.changeEmail, { email, current_password: password }, session);
        links.push({ token: (await mailed(email, index + 1)).token, session });
      }
      const confirmed = links.map(({ token, session }) =>
        call(memberCall.confirmEmail, { token }, session),
      );
      expect(codes(await Promise.all(confirmed))).toEqual([200, 410]);
    });

    test("a registration that is cancelled many times at once frees one seat", async () => {
      const { createEvent, register, seatsLeft } = surroundings();
      const { email, session } = await joined();
      const event = await createEvent({ capacity: 3 });
      const { body } = await register({ event_id: event, email: email.toUpperCase() });
      await register({ event_id: event });
      expect(await seatsLeft(event)).toBe(1);
      const path = memberCall.cancel(body.reference ?? "");
      const cancelled = Array.from({ length: 5 }, () => call(path, undefined, session));
      expect(codes(await Promise.all(cancelled))).toEqual([200, 409, 409, 409, 409]);
      expect(await seatsLeft(event)).toBe(2);
    });

    test("have no access to Payload's own API, whatever they send", async () => {
      const { session, id } = await joined();
      const forged: Record<string, string>[] = [
        { authorization: `Bearer ${session}` },
        { authorization: `JWT ${session}` },
        { cookie: `payload-token=${session}; session=${session}` },
        { authorization: `members API-Key ${session}` },
      ];
      for (const headers of forged) {
        for (const path of ["members", `members/${id}`, "member-sessions", "users", "events"]) {
          expect((await staff(path, {}, headers)).status).toBe(403);
        }
        expect((await staff(`members/${id}`, { method: "DELETE" }, headers)).status).toBe(403);
        expect(JSON.parse((await staff("users/me", {}, headers)).text)).toMatchObject({
          user: null,
        });
      }
      expect((await staff("members/login", { method: "POST" }, {})).status).toBeGreaterThan(399);
    });

    test("are shown to staff without secrets, and can't be changed", async () => {
      const { id, email } = await joined();
      const { text } = await staff(`members?where[email][equals]=${email}&showHiddenFields=true`);
      expect(text).toContain(email);
      expect(text).not.toMatch(/argon2|passwordHash|emailKey|digest/);
      const probe = await staff("members?where[passwordHash][like]=argon2id");
      expect(probe.status).toBe(400);
      for (const hidden of ["member-sessions", "member-tokens"]) {
        expect((await staff(hidden)).status).toBe(403);
      }
      const change = { method: "PATCH", body: JSON.stringify({ email: "x@example.org" }) };
      expect((await staff(`members/${id}`, change)).status).toBe(403);
    });

    test("lose their picture and sessions when an admin deletes them, and are notified", async () => {
      const { folder, cms } = surroundings();
      const { id, email, session } = await joined();
      const pixels = { width: 64, height: 64, channels: 3, background: "teal" } as const;
      const body = Uint8Array.from(await sharp({ create: pixels }).webp().toBuffer());
      const saved = await cms.send(cms.url + memberCall.picture, {
        method: "PUT",
        headers: { authorization: `Bearer ${session}`, "content-type": "image/webp" },
        body,
      });
      expect(saved.status).toBe(200);
      const { picture } = (await saved.json()) as { picture: string };
      const pictures = () => readdirSync(join(folder, "pictures"));
      expect(pictures()).toContain(picture);
      expect((await staff(`members/${id}`, { method: "DELETE" })).status).toBe(200);
      expect((await call(memberCall.me, undefined, session, "GET")).status).toBe(401);
      expect((await mailed(email, 2)).subject).toMatch(/^Your account is deleted/);
      expect(pictures()).not.toContain(picture);
    });

    test("get their tokens only by mail", () => {
      const { cms, folder } = surroundings();
      const tokens = sentMail(folder).flatMap(({ token }) => token ?? []);
      expect(tokens.length).toBeGreaterThan(5);
      const output = cms.output();
      const words = [...tokens, password, "@example.org"];
      expect(words.filter((word) => output.includes(word))).toEqual([]);
    });
  });
}
