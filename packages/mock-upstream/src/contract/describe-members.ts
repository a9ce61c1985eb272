import { describe } from "vitest";
import { describeAddresses } from "./describe-addresses.ts";
import { describeCancellations } from "./describe-cancellations.ts";
import { describeDeletion } from "./describe-deletion.ts";
import { describeMemberForms } from "./describe-member-forms.ts";
import { describePasswords } from "./describe-passwords.ts";
import { describePictures } from "./describe-pictures.ts";
import { describeProfiles } from "./describe-profiles.ts";
import { describeSent } from "./describe-sent.ts";
import { describeSessions } from "./describe-sessions.ts";
import { describeSignUp } from "./describe-sign-up.ts";
import type { Subject } from "./describe-upstream-contract.ts";
import { MemberClient } from "./member-client.ts";
import type { MailReader } from "./read-mail.ts";

/** Accounts, sessions, profiles, and what members have sent. */
export function describeMembers(subject: Subject, mailedTo: MailReader): void {
  const client = new MemberClient(subject, mailedTo);
  describe("members", { timeout: 30_000 }, () => {
    describeSignUp(client);
    describeSessions(client);
    describePasswords(client);
    describeAddresses(client);
    describeMemberForms(client);
    describeProfiles(client);
    describePictures(client);
    describeSent(subject, client);
    describeCancellations(subject, client);
    describeDeletion(client);
  });
}
