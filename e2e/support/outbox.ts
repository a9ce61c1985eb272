/** Mail of a CMS that has no mail server: files. */
import { sentMail, untilMailed } from "@kdl/runtime/testing/sent-mail";

/** Addresses of all messages so far, sorted. */
export const mailedTo = (dataDir: string): string[] =>
  sentMail(dataDir)
    .map(({ to }) => to)
    .toSorted();

/** The token in the last of so many messages with a link to an address, once they are there. */
export async function mailedToken(dataDir: string, address: string, count = 1): Promise<string> {
  const isLink = ({ to, token }: { to: string; token: string | null }) =>
    to === address && token !== null;
  return (await untilMailed(dataDir, isLink, count)).token ?? "";
}

const RESET_LINK = /https?:\/\/[^\s"<>]+\/admin\/reset\/\w+/;

/** The link of the last message to a member of staff who forgot the password, once it is there. */
export async function staffResetLink(dataDir: string, address: string): Promise<string> {
  const linkIn = (source: string) => RESET_LINK.exec(source.replaceAll(/=\r?\n/g, ""))?.[0];
  const isLink = ({ to, source }: { to: string; source: string }) =>
    to === address && linkIn(source) !== undefined;
  return linkIn((await untilMailed(dataDir, isLink)).source) ?? "";
}
