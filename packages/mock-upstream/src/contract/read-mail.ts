/** Mails to members, however a server sends them. */
import { vi } from "vitest";

/** A mail, as far as the suite has to understand it. */
export interface ReceivedMail {
  /** `exists`: the address has an account. Other kinds of mails may come as well. */
  kind: string;
  /** What its link carries. */
  token: string | null;
}

/** Every mail to this address so far, the earliest first. */
export type MailReader = (
  address: string,
) => readonly ReceivedMail[] | Promise<readonly ReceivedMail[]>;

const PATIENCE_MS = 30_000;

/** The last of so many mails of this kind, as soon as it is there: servers may send them later. */
export async function untilMailed(
  mailedTo: MailReader,
  address: string,
  kind: string,
  count = 1,
): Promise<ReceivedMail> {
  return vi.waitFor(
    async () => {
      const mails = (await mailedTo(address)).filter((mail) => mail.kind === kind);
      const last = mails.at(-1);
      if (!last || mails.length < count) {
        throw new Error(`${address} has ${mails.length} mails of kind ${kind}, not ${count}`);
      }
      return last;
    },
    { timeout: PATIENCE_MS, interval: 50 },
  );
}
