/** Lists of content, with the contract's names and order. */
import type { Club, Event, Faq, Page, Service } from "../payload-types.ts";
import { escapeHtml } from "../rich-text/escape-html.ts";
import { type SeatCount, seatsLeft } from "../submissions/places/seats.ts";
import { flag, imageName } from "./wire-values.ts";

/** Short descriptions are plain text in the CMS and HTML in the contract. */
const asHtml = (text: string | null | undefined) => escapeHtml(text ?? "");

export const pageToWire = (page: Page) => ({
  id: page.id,
  parent: (typeof page.parent === "object" ? page.parent?.id : page.parent) ?? "root",
  slug: page.slug,
  title: page.title,
  banner_image: imageName(page.bannerImage, "inner-pages"),
  banner_title: page.bannerTitle ?? "",
  banner_tagline: page.bannerTagline ?? "",
  short_description: asHtml(page.shortDescription),
  content: page.contentHtml ?? "",
  button_text: page.buttonText ?? "",
  button_url: page.buttonUrl ?? "",
  seo_title: page.seoTitle ?? "",
  seo_description: page.seoDescription ?? "",
  seo_keywords: page.seoKeywords ?? "",
});

export const serviceToWire = (service: Service) => ({
  id: service.id,
  slug: service.slug,
  title: service.title,
  image: imageName(service.image, "services"),
  short_description: asHtml(service.shortDescription),
  description: service.descriptionHtml ?? "",
  how_it_works: (service.howItWorks ?? []).map(({ title, description }) => ({
    title,
    description: description ?? "",
  })),
  key_facts: {
    duration: service.keyFacts?.duration ?? "",
    cost: service.keyFacts?.cost ?? "",
    hours: service.keyFacts?.hours ?? "",
    eligibility: service.keyFacts?.eligibility ?? "",
    next_start: service.keyFacts?.nextStart ?? "",
  },
  button_text: service.buttonText ?? "",
  button_url: service.buttonUrl ?? "",
});

export const clubToWire = (club: Club) => ({
  slug: club.slug,
  title: club.title,
  image: imageName(club.image, "clubs"),
  short_description: asHtml(club.shortDescription),
  description: club.descriptionHtml ?? "",
  is_uav_club: club.isUavClub ?? false,
});

export const eventToWire = (event: Event, count: SeatCount) => ({
  id: event.id,
  slug: event.slug,
  name: event.name,
  type: event.type,
  event_banner: imageName(event.banner, "events"),
  start_date_and_time: event.startsAt,
  end_date_and_time: event.endsAt,
  short_description: asHtml(event.shortDescription),
  long_description: event.longDescriptionHtml ?? "",
  Location: event.location ?? "",
  publish: flag(event.publish),
  registration_button: flag(event.registrationButton),
  capacity: event.capacity ?? null,
  seats_left: seatsLeft(event.capacity, count),
  waitlist: flag(event.waitlist),
  bring: event.bring ?? "",
  status: event.status,
  updated_at: event.updatedAt,
});

type WireFaq = { id: string; question: string; answer: string };

/**
 * Questions by the lowercase title of their service.
 * @param drafts whether to include questions of unpublished services
 */
export function faqGroups(faqs: readonly Faq[], drafts: boolean): Record<string, WireFaq[]> {
  const groups: Record<string, WireFaq[]> = {};
  for (const { id, question, answerHtml, service } of faqs) {
    if (!service || typeof service !== "object" || !service.title) continue;
    if (!drafts && service._status !== "published") continue;
    const entry = { id, question, answer: answerHtml ?? "" };
    (groups[service.title.trim().toLowerCase()] ??= []).push(entry);
  }
  return groups;
}
