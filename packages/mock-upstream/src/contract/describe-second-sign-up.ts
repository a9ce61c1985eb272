import { describe, expect, test } from "vitest";
import { capitalised, type MemberClient, newPassword, newPerson, said } from "./member-client.ts";

/** Several sign-ups with one address: anybody can send one with somebody else's. */
export function describeSecondSignUp(client: MemberClient): void {
  describe("a second sign-up with an address", () => {
    test("leaves the first link as it was", async () => {
      const { first, firstLink } = await signUpTwice(client);
      expect(said(await client.verify(firstLink, first.password))).toBe("200");
      const member = await client.me({ session: await client.enter(first) });
      expect(member).toMatchObject({ name: first.name, email: first.email });
    });

    test("has a link of its own, and using either one makes the other void", async () => {
      const { first, firstLink, secondLink } = await signUpTwice(client);
      expect(said(await client.verify(secondLink, first.password))).toBe("200");
      expect(said(await client.verify(firstLink, newPassword()))).toBe("410 LINK_EXPIRED");
      expect(said(await client.logIn(first))).toBe("200");
    });

    test("whose links are used at the same moment gives one account", async () => {
      const { firstLink, secondLink } = await signUpTwice(client);
      const both = await Promise.all(
        [firstLink, secondLink].map((link) => client.verify(link, newPassword())),
      );
      expect(both.map(said).toSorted()).toEqual(["200", "410 LINK_EXPIRED"]);
    });
  });
}

/** Once by the holder of the mailbox, once by somebody else. */
async function signUpTwice(client: MemberClient) {
  const first = newPerson();
  await client.signUp(first);
  const firstLink = await client.tokenFrom(first.email, "verify");
  const email = capitalised(first.email);
  await client.signUp({ email, name: "Somebody Else" });
  const secondLink = await client.tokenFrom(email, "verify");
  return { first, firstLink, secondLink };
}
