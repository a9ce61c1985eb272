import { z } from "zod";
import { siteOrigin } from "../env.ts";
import type { SiteAddresses } from "./site-addresses.ts";

/** What can be said of an address without asking anybody. */
export type Verdict = { problem: string | null } | { outside: string };

const mailAddress = z.email();
const NUMBER = /^\+?[\d\s().-]{3,}$/;

const fine: Verdict = { problem: null };

/** @returns `outside` with the address to ask if it leads to another site */
export function judgeAddress(address: string, site: SiteAddresses): Verdict {
  const text = address.trim();
  if (text.startsWith("#")) return fine;
  if (/^mailto:/i.test(text)) {
    const recipients = decode(text.slice("mailto:".length).split("?")[0] ?? "").split(",");
    const isMail = recipients.every((one) => mailAddress.safeParse(one.trim()).success);
    return isMail ? fine : { problem: "This isn't an email address." };
  }
  if (/^tel:/i.test(text))
    return NUMBER.test(decode(text.slice("tel:".length)))
      ? fine
      : { problem: "This isn't a phone number." };
  const url = URL.canParse(text, siteOrigin) ? new URL(text, siteOrigin) : null;
  const isWhole = /^(?:https?:)?\/\//i.test(text);
  if (!url || !(isWhole || text.startsWith("/")))
    return { problem: "An address begins with / or with https://." };
  if (url.host === new URL(siteOrigin).host) return { problem: site.problemOf(pathOf(url)) };
  url.hash = "";
  return { outside: url.href };
}

/** As pages of the site are looked up: without query, and without the slash that the gateway ignores. */
const pathOf = ({ pathname }: URL): string =>
  pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname;

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
