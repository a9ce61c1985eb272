/** Builders of schema.org data. Addresses are absolute. */
import type { EventDetail } from "@kdl/schemas/content/events";
import type { Faq } from "@kdl/schemas/content/faqs";
import type { SiteShell } from "@kdl/schemas/content/site";
import type { StructuredData } from "./page-head.tsx";

export interface Crumb {
  title: string;
  path: string;
}

export function organisation(shell: SiteShell, origin: string): StructuredData {
  const contact = shell.contact.ok ? shell.contact.value : undefined;
  return {
    "@type": "Organization",
    name: shell.siteName,
    url: origin,
    ...(shell.logo.ok && shell.logo.value && { logo: new URL(shell.logo.value, origin).href }),
    ...(shell.social.ok && { sameAs: shell.social.value.map(({ url }) => url) }),
    ...(contact?.email && { email: contact.email }),
    ...(contact?.phone && { telephone: contact.phone }),
    ...(contact?.address && { address: contact.address }),
  };
}

export function breadcrumbList(crumbs: readonly Crumb[], origin: string): StructuredData {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ title, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: title,
      item: origin + path,
    })),
  };
}

export function faqPage(faqs: readonly Faq[]): StructuredData {
  return {
    "@type": "FAQPage",
    mainEntity: faqs.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

const EVENT_STATUS = {
  scheduled: "https://schema.org/EventScheduled",
  cancelled: "https://schema.org/EventCancelled",
  postponed: "https://schema.org/EventPostponed",
} as const;

const ATTENDANCE: [RegExp, string][] = [
  [/hybrid|mixed/i, "https://schema.org/MixedEventAttendanceMode"],
  [/online|virtual|webinar/i, "https://schema.org/OnlineEventAttendanceMode"],
];
const OFFLINE = "https://schema.org/OfflineEventAttendanceMode";

export function eventData(event: EventDetail, shell: SiteShell, origin: string): StructuredData {
  const mode = ATTENDANCE.find(([pattern]) => pattern.test(event.type))?.[1] ?? OFFLINE;
  return {
    "@type": "Event",
    name: event.name,
    startDate: event.startsAt,
    endDate: event.endsAt,
    eventStatus: EVENT_STATUS[event.status],
    eventAttendanceMode: mode,
    description: event.seo.description,
    ...(event.banner && { image: new URL(event.banner, origin).href }),
    ...(event.location && { location: placeOf(event.location) }),
    organizer: { "@type": "Organization", name: shell.siteName, url: origin },
  };
}

function placeOf({ label, href }: { label: string; href: string }): StructuredData {
  const isAddress = href.includes("/maps/");
  return isAddress
    ? { "@type": "Place", name: label, address: label }
    : { "@type": "VirtualLocation", url: href };
}
