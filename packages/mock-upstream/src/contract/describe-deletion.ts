import { memberCall } from "@kdl/schemas/members/member-calls";
import { describe, expect, test } from "vitest";
import { type MemberClient, newPassword, said } from "./member-client.ts";

/** How an account ends. */
export function describeDeletion(client: MemberClient): void {
  describe("an account that is deleted", () => {
    test("needs the password for it", async () => {
      const asha = await client.join();
      const { session } = asha;
      const answer = await client.post(
        memberCall.deleteAccount,
        { current_password: newPassword() },
        session,
      );
      expect(said(answer)).toBe("403 WRONG_PASSWORD");
      expect(await client.saidToSession(session)).toBe("200");
    });

    test("is gone with its sessions and links, and its names are free", async () => {
      const asha = await client.join();
      const { name, email, password, session } = asha;
      const username = `gone.${email.slice(7, 25)}`;
      const personal = { name: "Asha of Old", city: "Vizag" };
      const other = await client.enter(asha);
      await client.post(memberCall.changeUsername, { username }, session);
      await client.call("PUT", memberCall.profile("personal"), { body: personal, session });
      await client.post(memberCall.forgotPassword, { email });
      const link = await client.tokenFrom(email, "reset");

      const answer = await client.post(
        memberCall.deleteAccount,
        { current_password: password },
        session,
      );
      expect(said(answer)).toBe("204");
      for (const ended of [session, other]) {
        expect(await client.saidToSession(ended)).toBe("401 SESSION_ENDED");
      }
      for (const login of [email, username]) {
        const refused = await client.post(memberCall.logIn, { username: login, password });
        expect(said(refused)).toBe("401 WRONG_CREDENTIALS");
      }
      const reset = await client.post(memberCall.resetPassword, { token: link, password });
      expect(said(reset)).toBe("410 LINK_EXPIRED");

      await client.signUp(asha);
      await client.verify(await client.tokenFrom(email, "verify", 2), password);
      const begun = await client.enter(asha);
      expect(said(await client.post(memberCall.changeUsername, { username }, begun))).toBe("200");
      expect(await client.me({ session: begun })).toMatchObject({
        name,
        picture: null,
        profile: { personal: {} },
      });
    });
  });
}
