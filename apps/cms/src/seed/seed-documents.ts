import type { SeedContent } from "./content/types.ts";
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

/** One at a time: lists are ordered by creation. */
async function inOrder<Item>(items: readonly Item[], make: (item: Item) => Promise<void>) {
  for (const item of items) {
    await make(item);
  }
}

export async function seedServices({
  seeder,
  content,
  imageId,
  toRichText,
}: Making): Promise<void> {
  await inOrder(content.services, ({ key, image, description, ...rest }) =>
    seeder.document("services", key, async () => ({
      ...rest,
      image: await imageId(image),
      description: await toRichText(description),
    })),
  );
  const services = new Map(content.services.map(({ key, title }) => [title.toLowerCase(), key]));
  await inOrder(content.faqs, ({ key, group, question, answer }) =>
    seeder.document("faqs", key, async () => ({
      question,
      service: stableId(services.get(group.toLowerCase()) ?? group),
      answer: await toRichText(answer),
    })),
  );
}

export async function seedPages({ seeder, content, imageId, toRichText }: Making): Promise<void> {
  const keys = new Map(content.pages.map(({ key, slug }) => [slug, key]));
  await inOrder(content.pages, ({ key, parentSlug, bannerImage, content: body, seo, ...rest }) =>
    seeder.document("pages", key, async () => ({
      ...rest,
      parent: parentSlug === null ? null : stableId(keys.get(parentSlug) ?? parentSlug),
      bannerImage: await imageId(bannerImage),
      content: await toRichText(body),
      seoTitle: seo.title,
      seoDescription: seo.description,
      seoKeywords: seo.keywords,
    })),
  );
}

export async function seedClubs({ seeder, content, imageId, toRichText }: Making): Promise<void> {
  await inOrder(content.clubs, ({ key, image, description, ...rest }) =>
    seeder.document("clubs", key, async () => ({
      ...rest,
      image: await imageId(image),
      description: await toRichText(description),
    })),
  );
}

export async function seedEvents(making: Making): Promise<void> {
  const { seeder, content, imageId, toRichText, now, timeZone } = making;
  await inOrder(content.events, ({ key, banner, start, end, longDescription, ...rest }) =>
    seeder.document("events", key, async () => ({
      ...rest,
      banner: await imageId(banner),
      startsAt: momentToIso(start, now, timeZone),
      endsAt: momentToIso(end, now, timeZone),
      longDescription: await toRichText(longDescription),
    })),
  );
}

export async function seedPeople({ seeder, content, imageId, toRichText }: Making): Promise<void> {
  await inOrder(content.mentors, ({ key, image, description, ...rest }) =>
    seeder.document("mentors", key, async () => ({
      ...rest,
      image: await imageId(image),
      description: await toRichText(description),
    })),
  );
  await inOrder(content.founders, ({ key, image, description, ...rest }) =>
    seeder.document("founders", key, async () => ({
      ...rest,
      image: await imageId(image),
      description: await toRichText(description),
    })),
  );
}

export async function seedTestimonials({
  seeder,
  content,
  imageId,
  toRichText,
}: Making): Promise<void> {
  await inOrder(content.homeTestimonials, ({ key, image, description, ...rest }) =>
    seeder.document("home-testimonials", key, async () => ({
      ...rest,
      image: await imageId(image),
      description: await toRichText(description),
    })),
  );
  await inOrder(content.testimonials, ({ key, description, ...rest }) =>
    seeder.document("testimonials", key, async () => ({
      ...rest,
      description: await toRichText(description),
    })),
  );
}
