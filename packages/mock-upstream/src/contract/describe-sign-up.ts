import { memberCall } from "@kdl/schemas/member-calls";
import { beforeAll, describe, expect, test } from "vitest";
import { type MemberClient, newPassword, newPerson, said, unknownToken } from "./member-client.ts";

/** How an account begins. */
export function describeSignUp(client: MemberClient): void {
  const { signUp, verifyEmail } = memberCall;
  const verify = (token: string) => client.post(verifyEmail, { token });

  describe("a sign-up", () => {
    test("opens the account once the address is verified, and its link works once", async () => {
      const person = newPerson();
      expect(said(await client.post(signUp, person))).toBe("202");
      const token = await client.tokenFrom(person.email, "verify");
      expect(token).toMatch(/^[\w-]{43}$/);
      const both = await Promise.all([verify(token), verify(token)]);
      expect(both.map(said).toSorted()).toEqual(["200", "410 LINK_EXPIRED"]);
      expect(said(await verify(token))).toBe("410 LINK_EXPIRED");
      const member = await client.me({ session: await client.enter(person) });
      expect(member).toMatchObject({ name: person.name, email: person.email, username: null });
    });

    test("can't log in before that, and gets the link again for the right password", async () => {
      const person = newPerson();
      await client.post(signUp, person);
      await client.tokenFrom(person.email, "verify");
      const wrong = { ...person, password: newPassword() };
      expect(said(await client.logIn(wrong))).toBe("401 WRONG_CREDENTIALS");
      expect(said(await client.logIn(person))).toBe("403 NOT_VERIFIED");
      const token = await client.tokenFrom(person.email, "verify", 2);
      expect(said(await verify(token))).toBe("200");
      expect(said(await client.logIn(person))).toBe("200");
    });

    test("is replaced by another one with the same address, link and all", async () => {
      const first = newPerson();
      const second = { ...first, name: "Asha K. Rao", password: newPassword() };
      await client.post(signUp, first);
      const old = await client.tokenFrom(first.email, "verify");
      await client.post(signUp, second);
      const token = await client.tokenFrom(first.email, "verify", 2);
      expect(said(await verify(old))).toBe("410 LINK_EXPIRED");
      expect(said(await verify(token))).toBe("200");
      expect(said(await client.logIn(first))).toBe("401 WRONG_CREDENTIALS");
      const member = await client.me({ session: await client.enter(second) });
      expect(member.name).toBe("Asha K. Rao");
    });

    test("is not opened by asking for the link, nor by a link of nobody", async () => {
      const person = newPerson();
      await client.post(signUp, person);
      const token = await client.tokenFrom(person.email, "verify");
      expect((await client.call("GET", `${verifyEmail}?token=${token}`)).status).toBe(404);
      expect(said(await verify(unknownToken()))).toBe("410 LINK_EXPIRED");
      expect(said(await client.logIn(person))).toBe("403 NOT_VERIFIED");
    });

    test.each(["confirmEmail", "resetPassword"] as const)(
      "has a link that is none for %s",
      async (call) => {
        const person = newPerson();
        await client.post(signUp, person);
        const token = await client.tokenFrom(person.email, "verify");
        const password = call === "resetPassword" ? { password: newPassword() } : {};
        const answer = await client.post(memberCall[call], { token, ...password });
        expect(said(answer)).toBe("410 LINK_EXPIRED");
      },
    );

    test("with a password that many people use is refused", async () => {
      const person = newPerson();
      for (const password of ["password1234", person.email]) {
        const answer = await client.post(signUp, { ...person, password });
        expect(said(answer)).toBe("422 INVALID");
        expect(answer.body["fields"]).toHaveProperty("password");
      }
    });
  });

  describe("a sign-up with an address that has an account", () => {
    const owner = newPerson();
    beforeAll(async () => {
      await client.post(signUp, owner);
      await verify(await client.tokenFrom(owner.email, "verify"));
    });

    test("gets the answer of every other, changes nothing, and the owner is told", async () => {
      const email = owner.email.toUpperCase();
      const stranger = { ...newPerson(), name: "Somebody Else" };
      const usual = await client.post(signUp, stranger);
      const again = await client.post(signUp, { ...stranger, email });
      expect([again.status, again.text]).toEqual([usual.status, usual.text]);
      await client.untilMailed(owner.email, "exists");
      // Better the second, which is what it is without an account: then a log-in can't tell either.
      expect(["401 WRONG_CREDENTIALS", "403 NOT_VERIFIED"]).toContain(
        said(await client.logIn({ ...stranger, email })),
      );
      const member = await client.me({ session: await client.enter(owner) });
      expect(member.name).toBe(owner.name);
    });
  });
}
