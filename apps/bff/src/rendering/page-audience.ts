import { pagePattern } from "@kdl/schemas/pages/page-patterns";
import { pages } from "@kdl/schemas/pages/registry";
import { hasPreview, hasSession } from "../http/cookies.ts";

/**
 * The audience of a page: everybody; the sender of a form, who sees a receipt; a member or guest
 * filling in a form; or a member.
 */
export type PageAudience = "everybody" | "sender" | "filler" | "member";

/** @param path without a query */
export function audienceOf(path: string): PageAudience {
  const { audience, forms } = pages[pagePattern(path)];
  if (audience) return "member";
  return forms ? "filler" : "everybody";
}

/** Whether everybody may get the same bytes. All other replies are rendered per request and never cached. */
export function isForEverybody(audience: PageAudience, cookieHeader: string | undefined): boolean {
  if (hasPreview(cookieHeader)) return false;
  return audience === "everybody" || (audience === "filler" && !hasSession(cookieHeader));
}

/** Whether a page may know the current member. */
export const knowsMember = (audience: PageAudience): boolean =>
  audience === "filler" || audience === "member";
