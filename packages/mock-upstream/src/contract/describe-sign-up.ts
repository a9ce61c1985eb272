import { memberCall } from "@kdl/schemas/members/member-calls";
import { beforeAll, describe, expect, test } from "vitest";
import { describeSecondSignUp } from "./describe-second-sign-up.ts";
import { type MemberClient, newPassword, newPerson, said, unknownToken } from "./member-client.ts";

/** How an account begins. */
export function describeSignUp(client: MemberClient): void {
  const { verifyEmail } = memberCall;

  describe("a sign-up", () => {
    test("becomes an account once, with the password that is sent with the link", async () => {
      const person = newPerson();
      expect(said(await client.signUp(person))).toBe("202");
      const token = await client.tokenFrom(person.email, "verify");
      expect(token).toMatch(/^[\w-]{43}$/);
      const both = await Promise.all([
        client.verify(token, person.password),
        client.verify(token, person.password),
      ]);
      expect(both.map(said).toSorted()).toEqual(["200", "410 LINK_EXPIRED"]);
      const opened = both.find(({ status }) => status === 200);
      expect(opened?.body).toMatchObject({ email: person.email, username: null });
      expect(said(await client.verify(token, newPassword()))).toBe("410 LINK_EXPIRED");
      const member = await client.me({ session: await client.enter(person) });
      expect(member).toMatchObject({ name: person.name, email: person.email, username: null });
    });

    test("takes no password: only the owner of the mailbox can choose one", async () => {
      const answer = await client.post(memberCall.signUp, newPerson());
      expect(said(answer)).toBe("422 INVALID");
      expect(answer.body["fields"]).toHaveProperty("password");
    });

    test("can't log in before it is verified", async () => {
      const person = newPerson();
      await client.signUp(person);
      await client.tokenFrom(person.email, "verify");
      expect(said(await client.logIn(person))).toBe("401 WRONG_CREDENTIALS");
    });

    test("isn't verified by opening the link, nor by an unknown link", async () => {
      const person = newPerson();
      await client.signUp(person);
      const token = await client.tokenFrom(person.email, "verify");
      expect((await client.call("GET", `${verifyEmail}?token=${token}`)).status).toBe(404);
      expect(said(await client.verify(unknownToken(), newPassword()))).toBe("410 LINK_EXPIRED");
      expect(said(await client.verify(token, person.password))).toBe("200");
    });

    test("has a link that doesn't reset a password", async () => {
      const person = newPerson();
      await client.signUp(person);
      const token = await client.tokenFrom(person.email, "verify");
      const answer = await client.post(memberCall.resetPassword, {
        token,
        password: newPassword(),
      });
      expect(said(answer)).toBe("410 LINK_EXPIRED");
    });

    test("keeps its link when the password is refused", async () => {
      const person = newPerson();
      await client.signUp(person);
      const token = await client.tokenFrom(person.email, "verify");
      for (const password of ["password1234", person.email, "short"]) {
        const answer = await client.verify(token, password);
        expect(said(answer)).toBe("422 INVALID");
        expect(answer.body["fields"]).toHaveProperty("password");
      }
      expect(said(await client.verify(token, person.password))).toBe("200");
    });
  });

  describeSecondSignUp(client);

  describe("a sign-up with an address that has an account", () => {
    const owner = newPerson();
    beforeAll(async () => {
      await client.signUp(owner);
      await client.verify(await client.tokenFrom(owner.email, "verify"), owner.password);
    });

    test("gets the usual reply, changes nothing, and the owner gets a mail", async () => {
      const email = owner.email.toUpperCase();
      const stranger = { ...newPerson(), name: "Somebody Else" };
      const usual = await client.signUp(stranger);
      const again = await client.signUp({ ...stranger, email });
      expect([again.status, again.text]).toEqual([usual.status, usual.text]);
      await client.untilMailed(owner.email, "exists");
      expect(said(await client.logIn({ ...stranger, email }))).toBe("401 WRONG_CREDENTIALS");
      const member = await client.me({ session: await client.enter(owner) });
      expect(member.name).toBe(owner.name);
    });
  });
}
