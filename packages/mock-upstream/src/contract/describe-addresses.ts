import { randomUUID } from "node:crypto";
import { memberCall } from "@kdl/schemas/members/member-calls";
import { beforeAll, describe, expect, test } from "vitest";
import { describeNewAddresses } from "./describe-new-addresses.ts";
import { type Joined, type MemberClient, memberIn, said } from "./member-client.ts";

const newUsername = () => `asha.${randomUUID().slice(0, 18)}`;

/** The username and the email address of an account. */
export function describeAddresses(client: MemberClient): void {
  describeNewAddresses(client);

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

    test("can be used to log in until another one is chosen", async () => {
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

    test("goes to one of two who choose it at the same moment", async () => {
      const wanted = newUsername();
      const both = await Promise.all([choose(wanted), choose(wanted, ravi)]);
      expect(both.map(said).toSorted()).toEqual(["200", "409 USERNAME_TAKEN"]);
    });
  });
}
