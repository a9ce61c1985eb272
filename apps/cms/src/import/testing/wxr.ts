/** Exports of WordPress for tests. */

export interface WxrEntry {
  id: number;
  type?: "post" | "page" | "attachment" | "nav_menu_item";
  title?: string;
  name?: string;
  status?: string;
  parent?: number;
  date?: string;
  link?: string;
  content?: string;
  excerpt?: string;
  password?: string;
  order?: number;
  attachmentUrl?: string;
  meta?: Record<string, string>;
}

const SITE = "https://old.example";

const cdata = (text: string) => `<![CDATA[${text.replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;

export const wxrItem = (entry: WxrEntry): string => `
  <item>
    <title>${cdata(entry.title ?? "")}</title>
    <link>${entry.link ?? `${SITE}/?p=${entry.id}`}</link>
    <dc:creator>${cdata("admin")}</dc:creator>
    <content:encoded>${cdata(entry.content ?? "")}</content:encoded>
    <excerpt:encoded>${cdata(entry.excerpt ?? "")}</excerpt:encoded>
    <wp:post_id>${entry.id}</wp:post_id>
    <wp:post_date>${cdata(entry.date ?? "2019-05-14 10:00:00")}</wp:post_date>
    <wp:post_name>${cdata(entry.name ?? "")}</wp:post_name>
    <wp:status>${cdata(entry.status ?? "publish")}</wp:status>
    <wp:post_parent>${entry.parent ?? 0}</wp:post_parent>
    <wp:menu_order>${entry.order ?? 0}</wp:menu_order>
    <wp:post_type>${cdata(entry.type ?? "post")}</wp:post_type>
    <wp:post_password>${cdata(entry.password ?? "")}</wp:post_password>
    ${entry.attachmentUrl === undefined ? "" : `<wp:attachment_url>${cdata(entry.attachmentUrl)}</wp:attachment_url>`}
    <category domain="category" nicename="news">${cdata("News")}</category>
    ${Object.entries(entry.meta ?? {})
      .map(
        ([key, value]) =>
          `<wp:postmeta><wp:meta_key>${cdata(key)}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`,
      )
      .join("")}
    <wp:comment><wp:comment_id>${entry.id}</wp:comment_id><wp:comment_content>${cdata("First!")}</wp:comment_content></wp:comment>
  </item>`;

export const WXR_HEAD = `<?xml version="1.0" encoding="UTF-8" ?>
<!-- This is a WordPress eXtended RSS file -->
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wfw="http://wellformedweb.org/CommentAPI/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
  <title>Old site</title>
  <link>${SITE}</link>
  <wp:wxr_version>1.2</wp:wxr_version>
  <wp:base_site_url>${SITE}</wp:base_site_url>
  <wp:base_blog_url>${SITE}</wp:base_blog_url>
  <wp:author><wp:author_id>1</wp:author_id><wp:author_login>${cdata("admin")}</wp:author_login></wp:author>
  <wp:category><wp:term_id>1</wp:term_id><wp:cat_name>${cdata("News")}</wp:cat_name></wp:category>`;
export const WXR_END = `
</channel>
</rss>
`;

export const wxr = (entries: readonly WxrEntry[]): string =>
  WXR_HEAD + entries.map(wxrItem).join("") + WXR_END;

const uploads = `${SITE}/wp-content/uploads`;

/** A small site as organisations have it: pages, thirty posts with a picture each, and what goes with them. */
export function smallSite(): WxrEntry[] {
  const posts = Array.from({ length: 30 }, (_, index): WxrEntry => {
    const day = `2019-${String((index % 12) + 1).padStart(2, "0")}-14`;
    const id = 100 + index;
    const picture = `${uploads}/2019/05/camp-${index}-1024x683.jpg`;
    return {
      id,
      title: `Camp &amp; day ${index}`,
      name: `camp-${index}`,
      date: `${index < 20 ? day : day.replace("2019", "2020")} 09:00:00`,
      link: `${SITE}/2019/05/camp-${index}/`,
      excerpt: `What happened on day ${index}`,
      content:
        index % 2 === 0
          ? `First line\nsecond line\n\n[caption id="a" align="left" width="300"]<a href="${uploads}/2019/05/camp-${index}.jpg"><img src="${picture}" alt="" /></a> Children on day ${index}[/caption]\n\n<strong>Next</strong> <a href="${SITE}/about/">about us</a><!--more-->`
          : `<!-- wp:paragraph -->\n<p>Text <em>of</em> day ${index}, after <a href="${SITE}/?p=100">the first</a>.</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:image {"id":${200 + index}} -->\n<figure class="wp-block-image"><img src="${picture}" alt="Tents"/></figure>\n<!-- /wp:image -->\n<!-- wp:latest-posts /-->`,
      meta: { _thumbnail_id: String(200 + index) },
    };
  });
  const attachments = Array.from({ length: 30 }, (_, index): WxrEntry => ({
    id: 200 + index,
    type: "attachment",
    title: `camp-${index}`,
    status: "inherit",
    parent: 100 + index,
    attachmentUrl: `${uploads}/2019/05/camp-${index}.jpg`,
    meta: { _wp_attachment_image_alt: `Children at the camp, ${index}` },
  }));
  return [
    {
      id: 10,
      type: "page",
      title: "About",
      name: "about",
      link: `${SITE}/about/`,
      order: 2,
      content: "We are here.",
    },
    {
      id: 11,
      type: "page",
      title: "Board",
      name: "board",
      parent: 10,
      link: `${SITE}/about/board/`,
      content: '[gallery ids="200,201"]\n\n[contact-form-7 id="5" title="Contact"]',
    },
    {
      id: 12,
      type: "page",
      title: "Contact",
      name: "contact",
      link: `${SITE}/contact/`,
      order: 1,
      content: `<script>alert("$&")</script><a href="javascript:alert(1)">Write</a>`,
    },
    { id: 13, type: "page", title: "Members", name: "members-only", status: "private" },
    { id: 14, type: "page", title: "Old", name: "old", status: "trash" },
    { id: 15, type: "nav_menu_item", title: "Menu" },
    { id: 16, type: "page", title: "Secret", name: "secret", password: "open", content: "Sesame" },
    {
      id: 17,
      type: "post",
      title: "Soon",
      name: "soon",
      status: "draft",
      date: "2020-01-01 00:00:00",
    },
    ...posts,
    ...attachments,
  ];
}
