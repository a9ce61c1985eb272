/** One WordPress post or page. */
import { slugify } from "../slugify.ts";
import { dayInWords } from "./markdown-page.ts";
import { oneLine, shorten, textOfHtml } from "./plain-text.ts";
import type { WxrItem } from "./read-wxr.ts";
import type { SourcePage } from "./source.ts";

export interface WxrPage extends SourcePage {
  id: string;
  isPost: boolean;
  /** `2019-05-14 10:00:00`, in the former site's time zone. */
  date: string;
  order: number;
}

/** Some exports have paths instead of URLs. */
const ANY_SITE = "https://site.invalid";
/** Limits how much is parsed as HTML. */
const MAX_TITLE = 10_000;

const reasons: Readonly<Record<string, string>> = {
  private: "was private, so it becomes a draft",
  pending: "waited for review, so it becomes a draft",
  future: "was to be published later, so it becomes a draft",
};

/** @param isDraft whether it becomes a draft, even if it was published */
export function wxrPage({ fields, meta }: WxrItem, isDraft: boolean): WxrPage {
  const field = (name: string) => (fields[name] ?? "").trim();
  const id = field("wp:post_id");
  const isPost = field("wp:post_type") === "post";
  const status = field("wp:status");
  const hasPassword = field("wp:post_password") !== "";
  const title = textOfHtml(field("title").slice(0, MAX_TITLE));
  const name = decoded(field("wp:post_name"));
  const parent = field("wp:post_parent");
  const thumbnail = meta["_thumbnail_id"];
  const isLoose = status === "" || (status !== "publish" && !Object.hasOwn(reasons, status));
  return {
    id,
    key: id,
    label: `${isPost ? "post" : "page"} ${id} “${shorten(title || name, 60)}”`,
    title: title || oneLine(name.replaceAll("-", " ")) || `Untitled ${id}`,
    slug: slugify(name) || slugify(title) || `${isPost ? "post" : "page"}-${id}`,
    parentKey: isPost || parent === "0" || parent === "" ? null : parent,
    isPublished: status === "publish" && !hasPassword && !isDraft,
    description: textOfHtml(field("excerpt:encoded").slice(0, MAX_TITLE)),
    tagline: isPost ? dayInWords(field("wp:post_date").slice(0, 10)) : "",
    banner: thumbnail ? { src: `attachment:${thumbnail}`, descriptions: [] } : null,
    formerPaths: [pathOf(field("link"))].filter((path) => path !== null),
    warnings: [
      ...(reasons[status] ? [reasons[status]] : []),
      ...(isLoose && status !== "draft"
        ? [`has the status “${oneLine(status).slice(0, 40)}”, so it becomes a draft`]
        : []),
      ...(hasPassword ? ["was protected by a password, so it becomes a draft"] : []),
    ],
    isPost,
    date: field("wp:post_date"),
    order: Number(field("wp:menu_order")) || 0,
  };
}

/** WordPress percent-encodes non-Latin letters in slugs. */
function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

/** The path of a permalink; `null` if it has none, such as `/?p=12`. */
function pathOf(link: string): string | null {
  if (!URL.canParse(link, ANY_SITE)) return null;
  const { pathname, search } = new URL(link, ANY_SITE);
  return pathname === "/" || search !== "" ? null : pathname;
}
