import { memberCall } from "@kdl/schemas/members/member-calls";
import { describe, expect, test } from "vitest";
import {
  capitalised,
  type Joined,
  type MemberClient,
  memberIn,
  newPassword,
  newPerson,
  said,
} from "./member-client.ts";

/** How many confirmation links an address gets per hour. */
const MAILS = 5;

/** How members change their address. */
export function describeNewAddresses(client: MemberClient): void {
  const change = (person: Joined, email: string, current_password = person.password) =>
    client.post(memberCall.changeEmail, { email, current_password }, person.session);
  const confirm = (person: Pick<Joined, "session">, token: string) =>
    client.post(memberCall.confirmEmail, { token }, person.session);

  describe("a change of the address", () => {
    test("needs the password", async () => {
      const asha = await client.join();
      const answer = await change(asha, newPerson().email, newPassword());
      expect(said(answer)).toBe("403 WRONG_PASSWORD");
    });

    test("takes effect when it is confirmed by a link, which works once", async () => {
      const [asha, email] = [await client.join(), newPerson().email];
      expect(said(await change(asha, email))).toBe("202");
      const token = await client.tokenFrom(email, "confirm");
      expect((await client.me(asha)).email).toBe(asha.email);
      expect(said(await client.logIn({ ...asha, email }))).toBe("401 WRONG_CREDENTIALS");

      const both = await Promise.all([confirm(asha, token), confirm(asha, token)]);
      expect(both.map(said).toSorted()).toEqual(["200", "410 LINK_EXPIRED"]);
      const confirmed = both.find(({ status }) => status === 200);
      expect(confirmed && memberIn(confirmed)).toMatchObject({ email });
      expect((await client.me(asha)).email).toBe(email);
      expect(said(await client.logIn({ ...asha, email }))).toBe("200");
      expect(said(await client.logIn(asha))).toBe("401 WRONG_CREDENTIALS");
    });

    test("is confirmed only by the member who asked for it", async () => {
      const [asha, stranger] = [await client.join(), await client.join()];
      const { email } = newPerson();
      await change(asha, email);
      const token = await client.tokenFrom(email, "confirm");
      expect(said(await client.post(memberCall.confirmEmail, { token }))).toBe("401 SESSION_ENDED");
      expect(said(await confirm(stranger, token))).toBe("410 LINK_EXPIRED");
      expect((await client.me(asha)).email).toBe(asha.email);
      expect((await client.me(stranger)).email).toBe(stranger.email);
      expect(said(await confirm(asha, token))).toBe("200");
    });

    test("to an address that has an account gets the same reply, and its owner gets a mail", async () => {
      const [asha, owner] = [await client.join(), await client.join()];
      const usual = await change(asha, newPerson().email);
      const taken = await change(asha, owner.email.toUpperCase());
      expect([taken.status, taken.text]).toEqual([usual.status, usual.text]);
      await client.untilMailed(owner.email, "exists");
    });

    test("to an address that two members want goes to the first who confirms it", async () => {
      const [asha, ravi, email] = [await client.join(), await client.join(), newPerson().email];
      await change(asha, email);
      const slow = await client.tokenFrom(email, "confirm");
      await change(ravi, email);
      const quick = await client.tokenFrom(email, "confirm", 2);
      expect(said(await confirm(ravi, quick))).toBe("200");
      expect(said(await confirm(asha, slow))).toBe("410 LINK_EXPIRED");
      expect((await client.me(asha)).email).toBe(asha.email);
    });

    test("isn't blocked by an unverified sign-up, and ends that sign-up", async () => {
      const [asha, idle] = [await client.join(), newPerson()];
      await client.signUp(idle);
      const link = await client.tokenFrom(idle.email, "verify");
      await change(asha, idle.email);
      const token = await client.tokenFrom(idle.email, "confirm");
      expect(said(await confirm(asha, token))).toBe("200");
      expect((await client.me(asha)).email).toBe(idle.email);
      expect(said(await client.verify(link, idle.password))).toBe("410 LINK_EXPIRED");
    });

    test("mails an address at most five times an hour, and other links keep working", async () => {
      const [asha, owner] = [await client.join(), await client.join()];
      const { email } = newPerson();
      for (let count = 0; count < MAILS + 2; count += 1) {
        expect(said(await change(asha, count % 2 ? email : capitalised(email)))).toBe("202");
        expect(said(await change(asha, owner.email))).toBe("202");
      }
      // Mail is sent in the order of the requests.
      await client.post(memberCall.forgotPassword, { email: owner.email });
      await client.tokenFrom(owner.email, "reset");
      expect(await client.countMails(owner.email, "exists")).toBe(MAILS);
      expect(
        (await client.countMails(email, "confirm")) +
          (await client.countMails(capitalised(email), "confirm")),
      ).toBe(MAILS);
    });
  });
}
