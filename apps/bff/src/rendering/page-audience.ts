import { pagePattern } from "@kdl/schemas/pages/page-patterns";
import { pages } from "@kdl/schemas/pages/registry";
import { hasPreview, hasSession } from "../http/cookies.ts";

/**
 * For whom a page is: the same for everybody; for one person, as it shows a receipt; a form, which
 * knows the member who fills it in; or about a member.
 */
export type PageAudience = "everybody" | "sender" | "filler" | "member";

/** @param path without a query */
export function audienceOf(path: string): PageAudience {
  const { audience, forms } = pages[pagePattern(path)];
  if (audience) return "member";
  return forms ? "filler" : "everybody";
}

/** Whether everybody may get the same bytes. All other replies are drawn for one request and never kept. */
export function isForEverybody(audience: PageAudience, cookieHeader: string | undefined): boolean {
  if (hasPreview(cookieHeader)) return false;
  return audience === "everybody" || (audience === "filler" && !hasSession(cookieHeader));
}

/** Whether a page may know who asks. */
export const knowsMember = (audience: PageAudience): boolean =>
  audience === "filler" || audience === "member";
