import { formPages } from "../submissions/form-pages.ts";
import { hasPreview, hasSession } from "./cookies.ts";
import { isMemberPage } from "./member-pages.ts";

/**
 * For whom a page is: the same for everybody; for one person, as it shows a receipt; a form, which
 * knows the member who fills it in; or about a member.
 */
export type PageAudience = "everybody" | "sender" | "filler" | "member";

const patterns = Object.values(formPages).map((path) => path.replace(/:\w+/, "[^/]+"));
const FORM_PAGE = new RegExp(`^(?:${patterns.join("|")})$`);

/** @param path in its normal form, without a query */
export function audienceOf(path: string): PageAudience {
  if (isMemberPage(path)) return "member";
  return FORM_PAGE.test(path) ? "filler" : "everybody";
}

/** Whether everybody may get the same bytes. All other replies are drawn for one request and never kept. */
export function isForEverybody(audience: PageAudience, cookieHeader: string | undefined): boolean {
  if (hasPreview(cookieHeader)) return false;
  return audience === "everybody" || (audience === "filler" && !hasSession(cookieHeader));
}

/** Whether a page may know who asks. */
export const knowsMember = (audience: PageAudience): boolean =>
  audience === "filler" || audience === "member";
