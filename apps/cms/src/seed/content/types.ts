/**
 * The seed content as plain data, with the API contract's names where they exist.
 *
 * `key` never changes once published: the seeding uses it to recognise documents that it has created.
 */
import type { ImageLocation } from "@kdl/schemas/content/resources";
import type { SocialNetwork } from "@kdl/schemas/content/settings";

/** HTML of only p, h2, h3, ul, ol, li, strong, em, a and blockquote; becomes rich text. */
export type Html = string;

/** Rich text inside a block. */
export interface SeedRichText {
  html: Html;
}

/** A block of a page, in the fields that editors fill in. */
export interface SeedBlock {
  blockType: string;
  [field: string]: unknown;
}

/** A sentence or two without markup; contains neither `<` nor `&`, so that it is valid HTML as well. */
type PlainText = string;

/** A file under `seed/images/`, and its alternative text. */
export interface SeedImage {
  file: `${ImageLocation}/${string}.svg`;
  alt: string;
}

const has = (value: unknown, name: string) =>
  typeof value === "object" && value !== null && name in value;
export const isImage = (value: unknown): value is SeedImage => has(value, "file");
export const isRichText = (value: unknown): value is SeedRichText => has(value, "html");

interface SeedSeo {
  title: string;
  description: string;
  /** Separated by commas. */
  keywords: string;
}

interface SeedStep {
  title: string;
  description: string;
}

/** Listed in the order of the site. */
export interface SeedService {
  key: string;
  slug: string;
  title: string;
  image: SeedImage;
  shortDescription: PlainText;
  /** Empty texts aren't shown. */
  keyFacts: {
    duration: PlainText;
    cost: PlainText;
    hours: PlainText;
    eligibility: PlainText;
    nextStart: PlainText;
  };
  buttonText: string;
  buttonUrl: string;
  description: Html;
  howItWorks: SeedStep[];
}

/** `group` is the title of a service, in any case. */
export interface SeedFaq {
  key: string;
  group: string;
  question: string;
  answer: Html;
}

/** `parentSlug` is `null` at the top of the navigation. Parents come before their children. */
export interface SeedPage {
  key: string;
  slug: string;
  parentSlug: string | null;
  title: string;
  bannerImage: SeedImage;
  bannerTitle: string;
  bannerTagline: string;
  shortDescription: PlainText;
  buttonText?: string;
  buttonUrl?: string;
  /** A text, or texts and blocks in their order. */
  content: Html | (Html | SeedBlock)[];
  seo: SeedSeo;
}

export interface SeedClub {
  key: string;
  slug: string;
  title: string;
  image: SeedImage;
  shortDescription: PlainText;
  description: Html;
  isUavClub?: true;
}

/** A moment relative to the day of seeding: `day` 0 is that day, `time` is `HH:mm` in the site's zone. */
export interface SeedMoment {
  day: number;
  time: `${number}:${number}`;
}

export const isMoment = (value: unknown): value is SeedMoment => has(value, "day");

export interface SeedEvent {
  key: string;
  slug: string;
  name: string;
  /** Shown as '{type} Event'. */
  type: "Online" | "Offline" | "Hybrid";
  banner: SeedImage;
  start: SeedMoment;
  end: SeedMoment;
  shortDescription: PlainText;
  longDescription: Html;
  location: string;
  publish: boolean;
  registrationButton: boolean;
  /** `null` if seats aren't limited. */
  capacity: number | null;
  status: "scheduled" | "cancelled" | "postponed";
}

export interface SeedMentor {
  key: string;
  slug: string;
  name: string;
  role: string;
  field: string;
  image: SeedImage;
  description: Html;
}

export type SeedFounder = Omit<SeedMentor, "slug" | "role" | "field">;

/** For the testimonials page. `rating` is an integer from 1 to 5. */
export interface SeedTestimonial {
  key: string;
  name: string;
  designation: string;
  company: string;
  rating: number;
  description: Html;
}

/** For the home page's carousel. `videoUrl` is `""` without a video. */
export interface SeedHomeTestimonial {
  key: string;
  name: string;
  description: Html;
  image: SeedImage;
  videoUrl: string;
}

interface SeedSlide {
  key: string;
  title: string;
  image: SeedImage;
}

export interface SeedHome {
  slides: SeedSlide[];
  welcome: {
    image: SeedImage;
    tagline: string;
    title: string;
    description: Html;
    buttonText: string;
    buttonUrl: string;
  };
  vision: { title: string; description: Html };
  mission: { title: string; description: Html };
  whyHow: { title: string; description: Html; image: SeedImage; buttonUrl: string };
  /** Figures, registration and promises are left to the organisation: people would believe invented ones. */
  texts: { quoteAttribution: string };
  /** Their captions say that they are samples. */
  photographs: { image: SeedImage; caption: string }[];
}

export interface SeedSettings {
  /** `{slug, value}` as in the API contract: site-name, dark-theme, member-area-url. */
  template: { slug: string; value: string }[];
  logo: SeedImage;
  /** `""` if the organisation has no account. */
  social: Record<SocialNetwork, string>;
  contact: { address: string; phone: string; email: string };
  footer: { text: string; logo: SeedImage; links: Html; copyright: Html };
}
