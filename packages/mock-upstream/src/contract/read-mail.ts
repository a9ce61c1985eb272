/** Mails to members, however a server sends them. */
import { vi } from "vitest";

/** The parts of a mail that the suite checks. */
export interface ReceivedMail {
  /** `exists`: the address has an account. Other kinds of mails may come as well. */
  kind: string;
  /** The token in its link. */
  token: string | null;
}

/** Every mail to this address so far, the earliest first. */
export type MailReader = (
  address: string,
) => readonly ReceivedMail[] | Promise<readonly ReceivedMail[]>;

const TIMEOUT_MS = 30_000;

/** Waits for this many mails of a kind, as servers may send them later. @returns the last one */
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
    { timeout: TIMEOUT_MS, interval: 50 },
  );
}
