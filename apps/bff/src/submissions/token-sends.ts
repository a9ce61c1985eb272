/** How often a form's token may be used. Pages are cached, so many people may share one. */
import type { FormName } from "@kdl/schemas/forms/form";
import { recipientKey } from "@kdl/schemas/forms/recipient-key";
import { sign } from "@kdl/schemas/contract/signing";
import type { Try, TryLimit } from "@kdl/runtime/limits/tries";
import type { Context, Sending } from "../trpc/context.ts";

const WINDOW_MS = 24 * 3_600_000;
/** For one email address: a person needs one, and a few more after a double click or a mistake. */
const perRecipient: TryLimit = { max: 5, windowMs: WINDOW_MS };
/** A client gets this many times the form's limit per minute: no page stays in a cache for longer. */
const MINUTES = 10;

export type TokenUse = Pick<Context, "formSecret" | "visitor"> & {
  sending: Pick<Sending, "sends" | "limits">;
};

/** Counts a send with a genuine token; to be given back if nothing was stored. */
export async function takeSend(
  { formSecret, visitor, sending }: TokenUse,
  form: FormName,
  token: string,
  email: unknown,
): Promise<Try> {
  const digest = (text: string) => sign(formSecret, `send.${token}.${text}`).slice(0, 22);
  const recipient = typeof email === "string" ? recipientKey(email) : "";
  const first = await sending.sends.take([`recipient:${digest(recipient)}`], perRecipient);
  if (!first.ok) return first;
  const perClient = { max: MINUTES * sending.limits[form], windowMs: WINDOW_MS };
  const second = await sending.sends.take([`client:${digest(visitor.address)}`], perClient);
  if (!second.ok) {
    await first.giveBack();
    return second;
  }
  return {
    ok: true,
    giveBack: async () => void (await Promise.all([first.giveBack(), second.giveBack()])),
  };
}
