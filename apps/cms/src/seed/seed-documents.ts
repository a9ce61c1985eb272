import type { CollectionSlug } from "payload";
import type { SeedContent } from "./content/index.ts";
import { isImage, isMoment, type SeedEvent, type SeedFaq, type SeedPage } from "./content/types.ts";
import { toPageContent } from "./to-page-content.ts";
import type { Seeder } from "./create-seeder.ts";
import { momentToIso } from "./moments.ts";
import type { FindImageId } from "./seed-images.ts";
import { stableId } from "./stable-id.ts";
import type { ToRichText } from "./to-rich-text.ts";

/** What creating documents needs. */
export interface Making {
  seeder: Seeder;
  content: SeedContent;
  toRichText: ToRichText;
  imageId: FindImageId;
  now: Date;
  timeZone: string;
}

type Fields = Record<string, unknown>;

/** Rich text in the CMS, and HTML in the seed. */
const htmlFields = new Set(["description", "longDescription", "content", "answer"]);

/** Fields that the CMS has under other names. */
const renamed: Partial<Record<string, (item: never, content: SeedContent) => Fields>> = {
  faqs({ group, ...faq }: SeedFaq, { services }) {
    const service = services.find(({ title }) => title.toLowerCase() === group.toLowerCase());
    return { ...faq, service: stableId(service?.key ?? group) };
  },
  pages({ parentSlug, seo, ...page }: SeedPage, { pages }) {
    const parent = pages.find(({ slug }) => slug === parentSlug)?.key ?? parentSlug;
    return {
      ...page,
      parent: parent === null ? null : stableId(parent),
      seoTitle: seo.title,
      seoDescription: seo.description,
      seoKeywords: seo.keywords,
    };
  },
  events: ({ start, end, ...event }: SeedEvent) => ({ ...event, startsAt: start, endsAt: end }),
};

/** All collections of the content, one document at a time: lists are ordered by creation. */
export async function seedDocuments(making: Making): Promise<void> {
  const { settings: _settings, home: _home, ...collections } = making.content;
  for (const [collection, items] of Object.entries(collections)) {
    for (const item of items) {
      const { key, ...fields } = (renamed[collection]?.(item as never, making.content) ??
        item) as Fields & { key: string };
      await making.seeder.document(collection as CollectionSlug, key, () => toData(fields, making));
    }
  }
}

async function toData(fields: Fields, making: Making): Promise<Fields> {
  const data = Object.entries(fields).map(async ([name, value]) => {
    if (Array.isArray(value) && htmlFields.has(name))
      return [name, await toPageContent(value, making)];
    if (htmlFields.has(name)) return [name, await making.toRichText(value as string)];
    if (isImage(value)) return [name, await making.imageId(value)];
    if (isMoment(value)) return [name, momentToIso(value, making.now, making.timeZone)];
    return [name, value];
  });
  return Object.fromEntries(await Promise.all(data));
}
