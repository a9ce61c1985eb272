import { memberCall } from "@kdl/schemas/members/member-calls";
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

const COMMON = "password1234";

/** How a password is reset. */
export function describePasswords(client: MemberClient): void {
  const { forgotPassword, resetPassword, changePassword, changeEmail, confirmEmail } = memberCall;
  const forget = (email: string) => client.post(forgotPassword, { email });
  const reset = (token: string, password: string) =>
    client.post(resetPassword, { token, password });
  const change = (person: Joined, current_password: string, password: string) =>
    client.post(changePassword, { current_password, password }, person.session);

  describe("a forgotten password", () => {
    let asha: Joined;
    beforeAll(async () => {
      asha = await client.join();
    });

    test("gets the same answer for an address that nobody has", async () => {
      const known = await forget(asha.email.toUpperCase());
      const unknown = await forget(newPerson().email);
      expect(said(known)).toBe("202");
      expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    });

    test("is reset once with the link in the mail, which ends all sessions", async () => {
      const other = await client.enter(asha);
      await forget(asha.email);
      const token = await client.tokenFrom(asha.email, "reset", 2);
      const password = newPassword();
      const both = await Promise.all([reset(token, password), reset(token, password)]);
      expect(both.map(said).toSorted()).toEqual(["200", "410 LINK_EXPIRED"]);
      for (const session of [asha.session, other]) {
        expect(await client.saidToSession(session)).toBe("401 SESSION_ENDED");
      }
      expect(said(await client.logIn(asha))).toBe("401 WRONG_CREDENTIALS");
      expect(said(await client.logIn({ ...asha, password }))).toBe("200");
    });

    test("keeps its link when the new password is refused; a reset ends all other links", async () => {
      const person = await client.join();
      await forget(person.email);
      const first = await client.tokenFrom(person.email, "reset");
      await forget(person.email);
      const second = await client.tokenFrom(person.email, "reset", 2);
      const refused = await reset(second, COMMON);
      expect(said(refused)).toBe("422 INVALID");
      expect(refused.body["fields"]).toHaveProperty("password");
      expect(said(await reset(second, newPassword()))).toBe("200");
      expect(said(await reset(first, newPassword()))).toBe("410 LINK_EXPIRED");
    });

    test("can't be reset with an unknown link", async () => {
      expect(said(await reset(unknownToken(), newPassword()))).toBe("410 LINK_EXPIRED");
    });
  });

  describe("a change of the password", () => {
    test("needs the current one, and a new one that isn't easily guessed", async () => {
      const asha = await client.join();
      const wrong = await change(asha, newPassword(), newPassword());
      expect(said(wrong)).toBe("403 WRONG_PASSWORD");
      for (const password of [COMMON, asha.email]) {
        const answer = await change(asha, asha.password, password);
        expect(said(answer)).toBe("422 INVALID");
        expect(answer.body["fields"]).toHaveProperty("password");
      }
      expect(said(await client.logIn(asha))).toBe("200");
    });

    test("begins a new session, ends all others and revokes the links already sent", async () => {
      const [asha, email, password] = [await client.join(), newPerson().email, newPassword()];
      const other = await client.enter(asha);
      const { session, password: current_password } = asha;
      await client.post(changeEmail, { email, current_password }, session);
      const confirmation = await client.tokenFrom(email, "confirm");
      await forget(asha.email);
      const link = await client.tokenFrom(asha.email, "reset");

      const answer = await change(asha, asha.password, password);
      expect(said(answer)).toBe("200");
      const begun = sessionIn(answer);
      expect(begun.member).toEqual(await client.me({ session: begun.token }));
      for (const ended of [session, other]) {
        expect(await client.saidToSession(ended)).toBe("401 SESSION_ENDED");
      }
      expect(said(await client.logIn(asha))).toBe("401 WRONG_CREDENTIALS");
      expect(said(await client.logIn({ ...asha, password }))).toBe("200");
      expect(said(await client.post(confirmEmail, { token: confirmation }, begun.token))).toBe(
        "410 LINK_EXPIRED",
      );
      expect(said(await reset(link, newPassword()))).toBe("410 LINK_EXPIRED");
    });
  });
}
