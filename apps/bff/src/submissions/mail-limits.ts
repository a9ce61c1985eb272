/** How often an address may be sent mail. */
import { deviceFor, nameDigest } from "@kdl/runtime/limits/known-device";
import type { Try, TryLimit } from "@kdl/runtime/limits/tries";
import { RESET_TTL_MS } from "@kdl/schemas/members/members";
import type { Context, Sending } from "../trpc/context.ts";

/**
 * Limits on mails of one purpose: how many an address gets, and how many of them one client may request.
 * The window is as long as a password link works: once the limit is reached, links in the inbox still work.
 */
const mails: TryLimit = { max: 5, windowMs: RESET_TTL_MS };
const mailsOfClient: TryLimit = { ...mails, max: 3 };

/** Mails that anybody can request for any address. */
export type MailPurpose = "sign-up" | "reset" | "application-links";

type MailContext = Pick<Context, "formSecret" | "visitor"> & { sending: Pick<Sending, "tries"> };

/**
 * Counts a mail against the limit of its address; visitors don't see when that is reached. Each purpose
 * has its own limit, one client can use up only part of it, and browsers in which the member has logged
 * in before have a separate one, so that strangers can't keep a member from setting a new password.
 */
export async function takeMail(
  { formSecret, sending: { tries }, visitor }: MailContext,
  purpose: MailPurpose,
  email: string,
): Promise<Try> {
  const account = nameDigest(formSecret, email);
  const device = deviceFor(formSecret, visitor.cookies.device, email);
  if (device !== null) return tries.take([`mail:${purpose}:${account}:device:${device}`], mails);
  const own = await tries.take([`mail:${purpose}:${account}:${visitor.address}`], mailsOfClient);
  if (!own.ok) return own;
  const all = await tries.take([`mail:${purpose}:${account}`], mails);
  if (!all.ok) {
    await own.giveBack();
    return all;
  }
  return {
    ok: true,
    giveBack: async () => {
      await Promise.all([own.giveBack(), all.giveBack()]);
    },
  };
}
