import type { Payload } from "payload";
import { env } from "../env.ts";
import { type Mailbox, UnusableMessageError } from "./clean-message.ts";

/** Who the site's mail comes from. */
export async function organisation(payload: Payload): Promise<Mailbox> {
  const { siteName } = await payload.findGlobal({ slug: "appearance", depth: 0 });
  return { name: siteName || payload.email.defaultFromName, address: env.MAIL_FROM };
}

/** Where staff are told. @throws {UnusableMessageError} where they have no address */
export async function staffAddress(payload: Payload): Promise<string> {
  if (env.STAFF_EMAIL) return env.STAFF_EMAIL;
  const { email } = await payload.findGlobal({ slug: "contact", depth: 0 });
  if (email) return email;
  throw new UnusableMessageError(
    "There is no staff address: set STAFF_EMAIL, or an email address under Contact.",
  );
}

/** Names the message of a job, so that one that is sent twice by accident shows once. */
export const messageIdOf = (job: string): string =>
  `<${job}@${env.MAIL_FROM.split("@")[1] ?? "localhost"}>`;
