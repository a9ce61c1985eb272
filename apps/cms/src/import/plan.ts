/** Plans an import: which pages are new, their addresses and their parents. */
import { reservedSlugs } from "@kdl/schemas/pages/reserved-slugs";
import type { Payload } from "payload";
import { slugify } from "../slugify.ts";
import type { SeedLog } from "../seed/seeded-keys.ts";
import { stableId } from "../seed/stable-id.ts";
import { ImportProblem, type Source, type SourcePage } from "./source.ts";

export interface PlannedPage {
  page: SourcePage;
  id: string;
  slug: string;
  /** `there`: already exists; `gone`: staff have deleted it since; `failed`: it couldn't be stored. */
  state: "new" | "there" | "gone" | "failed";
  isPublished: boolean;
}

export interface Plan {
  /** By the keys of their pages, parents first. */
  pages: ReadonlyMap<string, PlannedPage>;
  /** The page that everything is imported below. */
  parentId: string | null;
  warnings: readonly { place: string; text: string }[];
}

interface Stored {
  id: string;
  slug?: string | null;
  _status?: "draft" | "published" | null;
  deletedAt?: string | null;
}

/** Leaves room for a number after the longest slug. */
const MAX_SLUG = 94;

export const logKey = (source: Source, page: SourcePage): string =>
  `import:${source.name}:${page.key}`;

/** @throws {ImportProblem} if there is no page `parentSlug` */
export async function planPages(
  payload: Payload,
  source: Source,
  log: SeedLog,
  parentSlug: string | null,
): Promise<Plan> {
  const { docs } = await payload.find({
    collection: "pages",
    pagination: false,
    depth: 0,
    trash: true,
    select: { slug: true, _status: true, deletedAt: true },
  });
  const stored = new Map((docs as Stored[]).map((doc) => [doc.id, doc]));
  // The address of a page in the trash can be reused.
  const bySlug = new Map(
    (docs as Stored[]).filter((doc) => !doc.deletedAt).map((doc) => [doc.slug ?? "", doc]),
  );
  const parent = parentSlug === null ? null : bySlug.get(parentSlug.replace(/^\//, ""));
  if (parent === undefined)
    throw new ImportProblem(`There is no page /${parentSlug} to put them below.`);

  const pages = new Map<string, PlannedPage>();
  const taken = new Set(bySlug.keys());
  const warnings: { place: string; text: string }[] = [];
  for (const page of source.pages) {
    const key = logKey(source, page);
    const id = stableId(key);
    const known = stored.get(id) ?? (page.mayExist ? bySlug.get(page.slug) : undefined);
    if (known || log.has(key)) {
      const isThere = known !== undefined && !known.deletedAt;
      const isPublished = isThere && known._status === "published";
      const slug = known?.slug ?? slugify(page.slug);
      pages.set(page.key, {
        page,
        id: known?.id ?? id,
        slug,
        state: isThere ? "there" : "gone",
        isPublished,
      });
      continue;
    }
    const wanted = slugify(page.slug) || slugify(page.title) || `page-${id.slice(0, 8)}`;
    const slug = freeSlug(wanted, taken);
    if (slug !== wanted)
      warnings.push({
        place: page.label,
        text: `gets the address /${slug}, as /${wanted.slice(0, MAX_SLUG)} is taken`,
      });
    taken.add(slug);
    pages.set(page.key, { page, id, slug, state: "new", isPublished: page.isPublished });
  }
  return { pages, parentId: parent?.id ?? null, warnings };
}

function freeSlug(wanted: string, taken: ReadonlySet<string>): string {
  const isFree = (slug: string) => !taken.has(slug) && !reservedSlugs.has(slug);
  if (isFree(wanted)) return wanted;
  const base = wanted.slice(0, MAX_SLUG).replace(/-+$/, "");
  for (let count = 2; ; count += 1) if (isFree(`${base}-${count}`)) return `${base}-${count}`;
}

/** The nearest ancestor that exists on the site. */
export function parentIdOf({ page }: PlannedPage, { pages, parentId }: Plan): string | null {
  for (let key = page.parentKey; key !== null;) {
    const parent = pages.get(key);
    if (!parent) break;
    if (parent.state === "new" || parent.state === "there") return parent.id;
    key = parent.page.parentKey;
  }
  return parentId;
}
