import type { EventDetail } from "@kdl/schemas/content/events";
import type { SiteShell } from "@kdl/schemas/content/site";
import type { StructuredData } from "../../document/page-head.tsx";

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

/** An event as schema.org data. Addresses are absolute. */
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
