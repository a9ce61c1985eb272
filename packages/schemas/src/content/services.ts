import { z } from "zod";
import { button, buttonFields } from "./button.ts";
import { contents } from "./contents.ts";
import { safeHtml } from "./safe-html.ts";
import { faq } from "./faqs.ts";
import { imageSource } from "./images.ts";
import { keyFact, keyFactsWire } from "./key-facts.ts";
import { section } from "./section.ts";
import { seo } from "./seo.ts";
import { optionalImage, optionalText, requiredText, slug } from "./tolerant-values.ts";

/** A step of "How it works" on a service's page. An extension of the contract; plain text. */
export const howItWorksStep = z.object({ title: requiredText, description: optionalText });
export type HowItWorksStep = z.infer<typeof howItWorksStep>;

/** A service as `GET /api/services` sends it, brought into the site's names. HTML is not yet sanitised. */
export const serviceWire = z
  .object({
    id: requiredText,
    slug,
    title: requiredText,
    image: optionalImage,
    short_description: optionalText,
    description: optionalText,
    how_it_works: z.array(howItWorksStep).nullish().catch([]),
    key_facts: keyFactsWire,
    ...buttonFields,
  })
  .transform(({ short_description, how_it_works, key_facts, ...rest }) => ({
    ...rest,
    shortDescription: short_description,
    howItWorks: how_it_works ?? [],
    keyFacts: key_facts,
  }));

/** A service: descriptions are sanitised HTML. */
export const service = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  image: imageSource,
  shortDescription: safeHtml,
  description: safeHtml,
  howItWorks: z.array(howItWorksStep),
  /** Those that are given. */
  keyFacts: z.array(keyFact),
  /** `null` for the default one. */
  button,
});
export type Service = z.infer<typeof service>;

/** What a card shows. */
export const serviceCard = service.pick({
  slug: true,
  title: true,
  image: true,
  shortDescription: true,
});
export type ServiceCard = z.infer<typeof serviceCard>;

/** What a service's page shows; `faqs` are those whose group is the service's title. */
export const serviceDetail = service.extend({
  /** The whole short description as plain text; `""` if there is none. */
  summary: z.string(),
  contents,
  faqs: section(z.array(faq)),
  seo,
});
export type ServiceDetail = z.infer<typeof serviceDetail>;
