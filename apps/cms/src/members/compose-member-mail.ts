import type { Payload, SendEmailOptions } from "payload";
import { siteOrigin } from "../env.ts";
import { memberByEmail, memberById, signUpById } from "./find-member.ts";
import { keepToken } from "./mail-links.ts";
import type { Member } from "../payload-types.ts";
import type { MemberMail } from "./member-mail.ts";
import * as letters from "./member-letters.ts";
import { messageIdOf, organisation } from "../mail/organisation.ts";

interface Addressed {
  to: string;
  /** Only for account owners: text typed by a stranger is never mailed to others. */
  name: string | null;
  letter: (context: letters.LetterContext) => ReturnType<typeof letters.existsLetter>;
}

/**
 * Composes a mail about an account from the current data.
 *
 * @param job the job that sends it
 * @returns `null` if there is no recipient, or nothing left to say
 */
export async function composeMemberMail(
  payload: Payload,
  mail: MemberMail,
  job: string,
): Promise<SendEmailOptions | null> {
  const addressed = await address(payload, mail, job);
  if (!addressed?.to) return null;
  const from = await organisation(payload);
  const { to, name, letter } = addressed;
  const context = { name: name ?? "", siteName: from.name, siteOrigin };
  return { ...letter(context), to, from, messageId: messageIdOf(job) };
}

function address(payload: Payload, mail: MemberMail, job: string): Promise<Addressed | null> {
  switch (mail.kind) {
    case "sign-up":
      return toSignUp(payload, mail.signUp, job);
    case "reset":
      return toForgetful(payload, mail.email, job);
    case "confirm":
      return toNewAddress(payload, mail, job);
    case "password-changed":
      return toMember(payload, mail.member);
    case "email-changed":
      return Promise.resolve({ ...mail, to: mail.email, letter: letters.emailChangedLetter });
    case "deleted":
      return Promise.resolve({ ...mail, to: mail.email, letter: letters.deletedLetter });
  }
}

/** Notifies the owner of an account that somebody tried to sign up with its address. */
const toOwner = ({ email, name }: Member): Addressed => ({
  to: email,
  name,
  letter: letters.existsLetter,
});

async function toSignUp(payload: Payload, id: string, job: string): Promise<Addressed | null> {
  const signUp = await signUpById(payload, id);
  if (!signUp) return null;
  const { email } = signUp;
  const owner = await memberByEmail(payload, email);
  if (owner) return toOwner(owner);
  const token = await keepToken(payload, job, { kind: "verify", signUp: id });
  if (token === null) return null;
  return { to: email, name: null, letter: (context) => letters.verifyLetter(token, context) };
}

async function toForgetful(
  payload: Payload,
  email: string,
  job: string,
): Promise<Addressed | null> {
  const member = await memberByEmail(payload, email);
  if (!member) return null;
  const token = await keepToken(payload, job, { kind: "reset", member: member.id });
  if (token === null) return null;
  return {
    to: member.email ?? "",
    name: member.name,
    letter: (context) => letters.resetLetter(token, context),
  };
}

async function toNewAddress(
  payload: Payload,
  { member: id, email }: { member: string; email: string },
  job: string,
): Promise<Addressed | null> {
  const member = await memberById(payload, id);
  if (!member) return null;
  const owner = await memberByEmail(payload, email);
  if (owner) return toOwner(owner);
  const token = await keepToken(payload, job, { kind: "confirm", member: id, email });
  if (token === null) return null;
  return {
    to: email,
    name: null,
    letter: (context) => letters.confirmLetter(token, context),
  };
}

async function toMember(payload: Payload, id: string): Promise<Addressed | null> {
  const member = await memberById(payload, id);
  return (
    member && {
      to: member.email ?? "",
      name: member.name,
      letter: letters.passwordChangedLetter,
    }
  );
}
