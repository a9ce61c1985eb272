/** The mail to members, in the form that the contract suite reads. */
import { sentMail } from "@kdl/runtime/testing/sent-mail";

const kinds: [kind: string, subject: RegExp][] = [
  ["verify", /^Confirm your email address/],
  ["confirm", /^Confirm your new email address/],
  ["reset", /^Choose a new password/],
  ["exists", /^You already have an account/],
  ["application-links", /^The links? to your applications?$/],
  ["already-registered", /^You are already (?:registered|on the waitlist)/],
  ["changed", /^Your (?:password|email address) was changed/],
];
const kindOf = (subject: string) => kinds.find(([, words]) => words.test(subject))?.[0] ?? "other";

/** @param folder DATA_DIR of the CMS */
export const membersMail = (folder: string) => (address: string) =>
  sentMail(folder)
    .filter(({ to }) => to === address)
    .map(({ subject, token }) => ({ kind: kindOf(subject), token }));
