import { randomUUID } from "node:crypto";
import { memberCall } from "@kdl/schemas/member-calls";
import { beforeAll, describe, expect, test } from "vitest";
import {
  type Joined,
  type MemberClient,
  memberIn,
  newPassword,
  newPerson,
  said,
} from "./member-client.ts";

const newUsername = () => `asha.${randomUUID().slice(0, 18)}`;

/** The two names that one logs in with. */
export function describeAddresses(client: MemberClient): void {
  const change = (person: Joined, email: string, current_password = person.password) =>
    client.post(memberCall.changeEmail, { email, current_password }, person.session);
  const confirm = (token: string) => client.post(memberCall.confirmEmail, { token });

  describe("a change of the address", () => {
    test("needs the password", async () => {
      const asha = await client.join();
      const answer = await change(asha, newPerson().email, newPassword());
      expect(said(answer)).toBe("403 WRONG_PASSWORD");
    });

    test("counts once it is confirmed, by a link that works once", async () => {
      const [asha, email] = [await client.join(), newPerson().email];
      expect(said(await change(asha, email))).toBe("202");
      const token = await client.tokenFrom(email, "confirm");
      expect((await client.me(asha)).email).toBe(asha.email);
      expect(said(await client.logIn({ ...asha, email }))).toBe("401 WRONG_CREDENTIALS");

      const both = await Promise.all([confirm(token), confirm(token)]);
      expect(both.map(said).toSorted()).toEqual(["200", "410 LINK_EXPIRED"]);
      expect((await client.me(asha)).email).toBe(email);
      expect(said(await client.logIn({ ...asha, email }))).toBe("200");
      expect(said(await client.logIn(asha))).toBe("401 WRONG_CREDENTIALS");
    });

    test("to one that has an account gets the same answer, and its owner is told", async () => {
      const [asha, owner] = [await client.join(), await client.join()];
      const usual = await change(asha, newPerson().email);
      const taken = await change(asha, owner.email.toUpperCase());
      expect([taken.status, taken.text]).toEqual([usual.status, usual.text]);
      await client.untilMailed(owner.email, "exists");
    });

    test("to the same one is for who confirms it first", async () => {
      const [asha, ravi, email] = [await client.join(), await client.join(), newPerson().email];
      await change(asha, email);
      const slow = await client.tokenFrom(email, "confirm");
      await change(ravi, email);
      const quick = await client.tokenFrom(email, "confirm", 2);
      expect(said(await confirm(quick))).toBe("200");
      expect(said(await confirm(slow))).toBe("410 LINK_EXPIRED");
      expect((await client.me(asha)).email).toBe(asha.email);
    });

    test("isn't stopped by a sign-up that was never verified", async () => {
      const [asha, idle] = [await client.join(), newPerson()];
      await client.post(memberCall.signUp, idle);
      await change(asha, idle.email);
      const token = await client.tokenFrom(idle.email, "confirm");
      expect(said(await confirm(token))).toBe("200");
      expect((await client.me(asha)).email).toBe(idle.email);
    });
  });

  describe("a username", () => {
    let asha: Joined;
    let ravi: Joined;
    beforeAll(async () => {
      asha = await client.join();
      ravi = await client.join();
    });
    const choose = (username: string, { session } = asha) =>
      client.post(memberCall.changeUsername, { username }, session);
    const logIn = (username: string) =>
      client.post(memberCall.logIn, { username, password: asha.password });

    test("is what one can log in with, until another one is chosen", async () => {
      const [first, second] = [newUsername(), newUsername()];
      const answer = await choose(first);
      expect(said(answer)).toBe("200");
      expect(memberIn(answer).username).toBe(first);
      expect(said(await logIn(first))).toBe("200");
      expect(said(await choose(first))).toBe("200");
      await choose(second);
      expect(said(await logIn(first))).toBe("401 WRONG_CREDENTIALS");
      expect(said(await logIn(second))).toBe("200");
    });

    test("has one holder at a time", async () => {
      const [mine, next] = [newUsername(), newUsername()];
      await choose(mine);
      expect(said(await choose(mine, ravi))).toBe("409 USERNAME_TAKEN");
      await choose(next);
      expect(said(await choose(mine, ravi))).toBe("200");
      expect((await client.me(asha)).username).toBe(next);
    });

    test("of two who choose it at the same moment is for one", async () => {
      const wanted = newUsername();
      const both = await Promise.all([choose(wanted), choose(wanted, ravi)]);
      expect(both.map(said).toSorted()).toEqual(["200", "409 USERNAME_TAKEN"]);
    });
  });
}
