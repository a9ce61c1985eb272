import type { Payload } from "payload";
import { env } from "../env.ts";
import { type Mailbox, UnusableMessageError } from "./clean-message.ts";

/** The sender of the site's mail. */
export async function organisation(payload: Payload): Promise<Mailbox> {
  const { siteName } = await payload.findGlobal({ slug: "appearance", depth: 0 });
  return { name: siteName || payload.email.defaultFromName, address: env.MAIL_FROM };
}

/** Recipient of notices. @throws {UnusableMessageError} if no address is configured */
export async function staffAddress(payload: Payload): Promise<string> {
  if (env.STAFF_EMAIL) return env.STAFF_EMAIL;
  const { email } = await payload.findGlobal({ slug: "contact", depth: 0 });
  if (email) return email;
  throw new UnusableMessageError(
    "There is no staff address: set STAFF_EMAIL, or an email address under Contact.",
  );
}

/** The Message-ID of a job's mail: if it is sent twice by accident, mail programs show it once. */
export const messageIdOf = (job: string): string =>
  `<${job}@${env.MAIL_FROM.split("@")[1] ?? "localhost"}>`;
