/** Texts of mails about an account. The only input that they repeat is a name that looks like one. */
import { TOKEN_PARAMETER } from "@kdl/schemas/members/members";
import type { FixedPath } from "@kdl/schemas/pages/registry";
import { greetingFor } from "../mail/greeting.ts";
import { layOut } from "../mail/layout.ts";

interface Words {
  subject: string;
  paragraphs: string[];
  link?: { label: string; url: string };
}

export interface LetterContext {
  name: string;
  siteName: string;
  siteOrigin: string;
}

/** Lays a letter out. The footer says who sent it, and that nothing happens without the reader. */
function letter({ subject, paragraphs, link }: Words, context: LetterContext) {
  const { name, siteName, siteOrigin } = context;
  return {
    subject,
    ...layOut({
      greeting: greetingFor(name),
      paragraphs,
      facts: [],
      ...(link && { link }),
      footer: `${siteName}\n${siteOrigin}`,
    }),
  };
}

const page = ({ siteOrigin }: LetterContext, path: FixedPath, token: string) =>
  `${siteOrigin}${path}?${TOKEN_PARAMETER}=${encodeURIComponent(token)}`;

export const verifyLetter = (token: string, context: LetterContext) =>
  letter(
    {
      subject: `Confirm your email address: ${context.siteName}`,
      paragraphs: [
        `Someone, hopefully you, signed up at ${context.siteName} with this email address. To confirm it, open the link and choose a password; then you can log in.`,
        "The link works once, for 24 hours. If you got several of these messages, any of the links will do. If it wasn't you, ignore this message: until you choose a password there is no account.",
      ],
      link: { label: "Choose a password", url: page(context, "/verify-email", token) },
    },
    context,
  );

export const existsLetter = (context: LetterContext) =>
  letter(
    {
      subject: `You already have an account: ${context.siteName}`,
      paragraphs: [
        `Someone, hopefully you, wanted to use this email address for an account at ${context.siteName}. It has one already, and nothing was changed.`,
        "You can log in as usual. If you forgot your password, choose a new one.",
      ],
      link: { label: "Choose a new password", url: `${context.siteOrigin}/forgot-password` },
    },
    context,
  );

export const resetLetter = (token: string, context: LetterContext) =>
  letter(
    {
      subject: `Choose a new password: ${context.siteName}`,
      paragraphs: [
        `Someone, hopefully you, asked for a new password for your account at ${context.siteName}.`,
        "The link works once, for an hour. If it wasn't you, ignore this message: your password stays as it is.",
      ],
      link: { label: "Choose a new password", url: page(context, "/reset-password", token) },
    },
    context,
  );

export const confirmLetter = (token: string, context: LetterContext) =>
  letter(
    {
      subject: `Confirm your new email address: ${context.siteName}`,
      paragraphs: [
        `Someone, hopefully you, wants to use this email address for their account at ${context.siteName}. To confirm it, open the link and log in to that account.`,
        "The link works once, for 24 hours. If it wasn't you, ignore this message: nothing changes without it.",
      ],
      link: { label: "Confirm address", url: page(context, "/confirm-email", token) },
    },
    context,
  );

/** What recipients can do if they didn't ask for it. */
const notMe = "If that wasn't you, please write to us immediately.";

export const emailChangedLetter = (context: LetterContext) =>
  letter(
    {
      subject: `Your email address was changed: ${context.siteName}`,
      paragraphs: [
        `Your account at ${context.siteName} has a new email address. You can no longer log in with this one.`,
        notMe,
      ],
      link: { label: "Write to us", url: `${context.siteOrigin}/contact` },
    },
    context,
  );

export const passwordChangedLetter = (context: LetterContext) =>
  letter(
    {
      subject: `Your password was changed: ${context.siteName}`,
      paragraphs: [
        `The password of your account at ${context.siteName} was changed, and all other devices are logged out.`,
        "If that wasn't you, choose a new password immediately.",
      ],
      link: { label: "Choose a new password", url: `${context.siteOrigin}/forgot-password` },
    },
    context,
  );

export const deletedLetter = (context: LetterContext) =>
  letter(
    {
      subject: `Your account is deleted: ${context.siteName}`,
      paragraphs: [
        `Your account at ${context.siteName} is deleted, with its profile and photo. What you have sent us through our forms stays with us.`,
        notMe,
      ],
      link: { label: "Write to us", url: `${context.siteOrigin}/contact` },
    },
    context,
  );
