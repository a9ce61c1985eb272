import { z } from "zod";
import { safeHtml } from "./safe-html.ts";
import { clubCard } from "./clubs.ts";
import { eventCard } from "./events.ts";
import { imageSource } from "./images.ts";
import { type HomeTexts, homeTexts } from "./home-texts.ts";
import { section } from "./section.ts";
import { serviceCard } from "./services.ts";
import { homeTestimonial } from "./testimonials.ts";
import { optionalImage, optionalText, requiredText } from "./tolerant-values.ts";

/** How many services the home page shows (specification, section 9). */
export const HOME_SERVICES = 3;
/** How many upcoming events the home page shows. */
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

/** `description` is sanitised HTML; `button` needs both a text and a URL. */
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

/** Maximum number of figures on the home page; nobody would read more. */
export const MAX_FIGURES = 6;

/** Results of the work. `note` says as of when, or how they were counted. */
export const outcomes = z.object({
  figures: z.array(z.object({ value: z.string(), label: z.string() })),
  note: z.string(),
});
export type Outcomes = z.infer<typeof outcomes>;

/** Maximum number of photographs on the home page; nobody would look at more. */
export const MAX_PHOTOGRAPHS = 6;

/** A picture and its caption; `alt` says what it shows, and is `""` if the caption already does. */
export const photograph = z.object({ image: imageSource, alt: z.string(), caption: z.string() });
export type Photograph = z.infer<typeof photograph>;

/** The blocks of the home page; `null` if the upstream has no text for one. */
export const homeBlocks = z.object({
  welcome: welcomeBlock.nullable(),
  vision: titledText.nullable(),
  mission: titledText.nullable(),
  whyHow: whyHowBlock.nullable(),
  outcomes: outcomes.nullable(),
  /** Reasons to trust the organisation, such as its registration or safeguarding; only those with a text. */
  trust: z.array(titledText),
  photographs: z.array(photograph),
});
export type HomeBlocks = z.infer<typeof homeBlocks>;

/** The upstream's content for the page: blocks, and texts that the page needs even without them. */
export type HomeContent = HomeBlocks & { texts: HomeTexts };

/** The home page, every part of which can fail on its own. */
export const home = z.object({
  slides: section(z.array(slide)),
  blocks: section(homeBlocks),
  texts: homeTexts,
  /** The first {@link HOME_SERVICES}. */
  services: section(z.array(serviceCard)),
  /** The next {@link HOME_EVENTS} that haven't begun. */
  events: section(z.array(eventCard)),
  clubs: section(z.array(clubCard)),
  testimonials: section(z.array(homeTestimonial)),
  partners: section(z.array(partner)),
});
export type Home = z.infer<typeof home>;
