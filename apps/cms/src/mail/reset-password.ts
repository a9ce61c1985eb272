import type { PayloadRequest } from "payload";
import { cmsOrigin } from "../env.ts";
import { layOut } from "./layout.ts";

interface Forgotten {
  req?: PayloadRequest;
  token?: string;
  user?: { name?: string };
}

export const resetPasswordSubject = () => "Choose a new password";

/**
 * Mail to staff who forgot their password. The link leads to the configured address: the one of the
 * request is whatever its sender wrote into a header.
 */
export function resetPasswordHtml({ token = "", user }: Forgotten = {}): string {
  return layOut({
    greeting: user?.name ? `Hello ${user.name},` : "Hello,",
    paragraphs: [
      "Someone, hopefully you, asked for a new password for the site's admin. The link works for an hour.",
    ],
    facts: [],
    link: {
      label: "Choose a new password",
      url: `${cmsOrigin}/admin/reset/${encodeURIComponent(token)}`,
    },
    footer: "If it wasn't you, ignore this message: nothing changes.",
  }).html;
}
