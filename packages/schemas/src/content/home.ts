import { z } from "zod";
import { safeHtml } from "./safe-html.ts";
import { clubCard } from "./clubs.ts";
import { eventCard } from "./events.ts";
import { imageSource } from "./images.ts";
import { section } from "./section.ts";
import { serviceCard } from "./services.ts";
import { homeTestimonial } from "./testimonials.ts";
import { optionalImage, optionalText, requiredText } from "./tolerant-values.ts";

/** How many services the home page shows (specification, section 9). */
export const HOME_SERVICES = 3;
/** How many coming events the home page shows. */
export const HOME_EVENTS = 3;

/** A slide as `GET /api/slider` sends it. */
export const slideWire = z.object({ image: optionalImage, title: optionalText });

export const slide = z.object({ image: imageSource, title: z.string() });
export type Slide = z.infer<typeof slide>;

/** A partner of the organisation as `GET /api/partners` sends it. */
export const partnerWire = z.object({
  name: requiredText,
  logo: optionalImage,
  url: requiredText.pipe(z.url({ protocol: /^https?$/ })),
});

export const partner = z.object({ name: z.string(), logo: imageSource, url: z.string() });
export type Partner = z.infer<typeof partner>;

/** `description` is sanitised HTML; `button` is there only when both its text and its URL are. */
export const welcomeBlock = z.object({
  image: imageSource,
  tagline: z.string(),
  title: z.string(),
  description: safeHtml,
  button: z.object({ text: z.string(), url: z.string() }).nullable(),
});
export type WelcomeBlock = z.infer<typeof welcomeBlock>;

/** A titled text: vision, or mission. `description` is sanitised HTML. */
export const titledText = z.object({ title: z.string(), description: safeHtml });
export type TitledText = z.infer<typeof titledText>;

/** `url` is where Read More leads; `""` hides the button. */
export const whyHowBlock = titledText.extend({ image: imageSource, url: z.string() });
export type WhyHowBlock = z.infer<typeof whyHowBlock>;

/** The blocks of the home page; `null` where the upstream has no text for one. */
export const homeBlocks = z.object({
  welcome: welcomeBlock.nullable(),
  vision: titledText.nullable(),
  mission: titledText.nullable(),
  whyHow: whyHowBlock.nullable(),
});
export type HomeBlocks = z.infer<typeof homeBlocks>;

/** The home page, every part of which can fail on its own. */
export const home = z.object({
  slides: section(z.array(slide)),
  blocks: section(homeBlocks),
  /** The first {@link HOME_SERVICES}. */
  services: section(z.array(serviceCard)),
  /** The next {@link HOME_EVENTS} that haven't begun. */
  events: section(z.array(eventCard)),
  clubs: section(z.array(clubCard)),
  testimonials: section(z.array(homeTestimonial)),
  partners: section(z.array(partner)),
});
export type Home = z.infer<typeof home>;
