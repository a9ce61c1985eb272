import { memberCall } from "@kdl/schemas/members/member-calls";
import { MEMBER_TOKEN, MEMBERS_EXTENSION, SESSION_TTL_MS } from "@kdl/schemas/members/members";
import { beforeAll, describe, expect, test } from "vitest";
import {
  type Joined,
  type MemberClient,
  newPassword,
  newPerson,
  said,
  sessionIn,
  unknownToken,
} from "./member-client.ts";

const reference = "EVT-7K3Q9M";

/** Calls that need a session by the contract; logging out doesn't. */
const guarded: readonly [method: string, path: string][] = [
  ["POST", memberCall.logOutEverywhere],
  ["POST", memberCall.changePassword],
  ["POST", memberCall.changeEmail],
  ["POST", memberCall.changeUsername],
  ["POST", memberCall.deleteAccount],
  ["GET", memberCall.me],
  ["PUT", memberCall.profile("personal")],
  ["PUT", memberCall.picture],
  ["GET", memberCall.picture],
  ["DELETE", memberCall.picture],
  ["GET", memberCall.submissions],
  ["POST", memberCall.cancel(reference)],
  ["GET", memberCall.calendar(reference)],
];

/** Which log-ins succeed, how long sessions last, and which log-ins are refused. */
export function describeSessions(client: MemberClient): void {
  describe("a session", () => {
    let asha: Joined;
    beforeAll(async () => {
      asha = await client.join();
    });

    test("has its own token for each log-in, and lasts 30 days", async () => {
      const answers = [await client.logIn(asha), await client.logIn(asha)];
      const sessions = answers.map(sessionIn);
      for (const { token, expiresAt, member } of sessions) {
        expect(token).toMatch(MEMBER_TOKEN);
        const left = Date.parse(expiresAt) - Date.now();
        expect(left).toBeGreaterThan(SESSION_TTL_MS - 60_000);
        expect(left).toBeLessThanOrEqual(SESSION_TTL_MS + 60_000);
        expect(member).toEqual(await client.me({ session: token }));
      }
      expect(new Set(sessions.map(({ token }) => token)).size).toBe(2);
      expect(answers[0]?.extensions.split(", ")).toContain(MEMBERS_EXTENSION);
    });

    test("begins with the address in any case", async () => {
      expect(said(await client.logIn({ ...asha, email: asha.email.toUpperCase() }))).toBe("200");
    });

    test("doesn't begin with a wrong password or an unknown address; both get the same reply", async () => {
      const wrong = await client.logIn({ ...asha, password: newPassword() });
      const unknown = await client.logIn(newPerson());
      expect(said(wrong)).toBe("401 WRONG_CREDENTIALS");
      expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text]);
    });

    test("ends with a log-out, which doesn't end other sessions", async () => {
      const [mine, other] = [await client.enter(asha), await client.enter(asha)];
      const logOut = () => client.post(memberCall.logOut, undefined, mine);
      expect(said(await logOut())).toBe("204");
      expect(await client.saidToSession(mine)).toBe("401 SESSION_ENDED");
      expect(said(await logOut())).toBe("204");
      expect(await client.saidToSession(other)).toBe("200");
    });

    test("ends when its member logs out everywhere, unlike other members' sessions", async () => {
      const stranger = await client.join();
      const sessions = [await client.enter(asha), await client.enter(asha)];
      const answer = await client.post(memberCall.logOutEverywhere, undefined, sessions[0]);
      expect(said(answer)).toBe("204");
      for (const session of sessions) {
        expect(await client.saidToSession(session)).toBe("401 SESSION_ENDED");
      }
      expect(await client.saidToSession(stranger.session)).toBe("200");
    });

    test.each(guarded)("is needed for %s %s", async (method, path) => {
      const answers = [
        await client.call(method, path),
        await client.call(method, path, { session: unknownToken() }),
        await client.call(method, path, { session: "" }),
      ];
      expect(answers.map(said)).toEqual(answers.map(() => "401 SESSION_ENDED"));
    });

    test("reveals nothing about passwords", async () => {
      const session = await client.enter(asha);
      const texts = [
        (await client.logIn(asha)).text,
        (await client.call("GET", memberCall.me, { session })).text,
      ];
      for (const text of texts) expect(text).not.toMatch(/password|hash|salt|digest/i);
    });
  });
}
