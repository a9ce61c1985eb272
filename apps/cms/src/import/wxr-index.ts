/** What an export of WordPress contains: everything but the texts, which stay on the disk. */
import { parentsFirst } from "./folder-pages.ts";
import { newsPages } from "./news-pages.ts";
import { oneLine, textOfHtml } from "./plain-text.ts";
import { readWxr, type WxrItem } from "./read-wxr.ts";
import { ImportProblem } from "./source.ts";
import type { Spool, Spooled } from "./spool.ts";
import { fileNamesOf, uploadPath } from "./uploads-folder.ts";
import { type WxrPage, wxrPage } from "./wxr-page.ts";

interface Attachment {
  id: string;
  address: string;
  /** The page that it was uploaded for. */
  parent: string;
  descriptions: readonly string[];
}

export interface WxrIndex {
  pages: readonly WxrPage[];
  texts: ReadonlyMap<string, Spooled>;
  attachments: ReadonlyMap<string, Attachment>;
  /** Addresses of the former site. */
  origins: readonly string[];
  notTaken: string[];
}

/** More would need too much memory: each keeps about a kilobyte. */
const MAX_ITEMS = 100_000;
const MAX_DESCRIPTION = 2_000;

export async function readIndex(file: string, spool: Spool, drafts: boolean): Promise<WxrIndex> {
  const pages: WxrPage[] = [];
  const texts = new Map<string, Spooled>();
  const attachments = new Map<string, Attachment>();
  const counts = new Map<string, number>();
  const count = (what: string) => void counts.set(what, (counts.get(what) ?? 0) + 1);

  async function add(item: WxrItem): Promise<void> {
    const field = (name: string) => (item.fields[name] ?? "").trim();
    const [id, type, status] = [field("wp:post_id"), field("wp:post_type"), field("wp:status")];
    if (type === "attachment") attachments.set(id, attachmentOf(item));
    else if (type !== "post" && type !== "page")
      count(`items of the type “${oneLine(type).slice(0, 40)}”`);
    else if (status === "trash" || status === "auto-draft") count("posts or pages in the trash");
    else if (!/^\d{1,20}$/.test(id) || texts.has(id)) count("items without a number of their own");
    else {
      texts.set(id, await spool.add(item.fields["content:encoded"] ?? ""));
      pages.push(wxrPage(item, drafts));
    }
    if (texts.size + attachments.size <= MAX_ITEMS) return;
    throw new ImportProblem(
      `The export has more than ${MAX_ITEMS} pages and pictures. Split it by date.`,
    );
  }

  const channel = await readWxr(file, add);
  const [posts, others] = [pages.filter(isPost), pages.filter((page) => !isPost(page))];
  const byOrder = others.toSorted((a, b) => a.order - b.order);
  for (const [what, times] of Object.entries(channel.counts)) counts.set(what, times);
  const { fields } = channel;
  const named = [fields["wp:base_blog_url"], fields["link"], fields["wp:base_site_url"]];
  return {
    pages: parentsFirst([...byOrder, ...newsPages(posts, byOrder)]),
    texts,
    attachments,
    origins: [...new Set(named)].filter(
      (url) => url !== undefined && URL.canParse(url),
    ) as string[],
    notTaken: [...counts].map(([what, times]) => `${what}: ${times}`),
  };
}

const isPost = (page: WxrPage): boolean => page.isPost;

function attachmentOf({ fields, meta }: WxrItem): Attachment {
  const given = [meta["_wp_attachment_image_alt"], fields["excerpt:encoded"], fields["title"]];
  return {
    id: (fields["wp:post_id"] ?? "").trim(),
    address: (fields["wp:attachment_url"] ?? "").trim(),
    parent: (fields["wp:post_parent"] ?? "").trim(),
    descriptions: given
      .map((text) => textOfHtml((text ?? "").slice(0, MAX_DESCRIPTION)))
      .filter(Boolean),
  };
}

/** Names a picture, whichever size of it an address shows. */
export const uploadKey = (address: string): string =>
  fileNamesOf(uploadPath(address) ?? address)[0]!;
