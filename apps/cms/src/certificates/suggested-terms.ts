import type { Payload } from "payload";
import { env } from "../env.ts";
import type { Terms } from "./issue.ts";

const HOUR_MS = 60 * 60_000;
const HALF = 2;
/** Events that last longer are rarely attended around the clock. */
const LONGEST_HOURS = 12;

const nothing: Terms = { title: "", hours: null, startsOn: null, endsOn: null };

interface Chosen {
  event?: string | { id: string } | null;
  eventName?: string | null;
  interestedToLearn?: string | null;
}

/** What the form for a certificate begins with: the event, or the subject of the internship, if all have the same. */
export async function suggestedTerms(payload: Payload, chosen: readonly Chosen[]): Promise<Terms> {
  const events = new Set(
    chosen.map(({ event }) => (typeof event === "object" ? event?.id : event)),
  );
  const [event] = events;
  if (events.size === 1 && event) return ofEvent(payload, event);
  const subjects = new Set(chosen.map((one) => one.interestedToLearn ?? one.eventName ?? ""));
  const [subject] = subjects;
  return subjects.size === 1 && subject ? { ...nothing, title: subject } : nothing;
}

async function ofEvent(payload: Payload, id: string): Promise<Terms> {
  const event = await payload.findByID({
    collection: "events",
    id,
    depth: 0,
    disableErrors: true,
    select: { name: true, startsAt: true, endsAt: true },
  });
  if (!event) return nothing;
  const { name, startsAt, endsAt } = event;
  const hours = Math.round((HALF * (Date.parse(endsAt) - Date.parse(startsAt))) / HOUR_MS) / HALF;
  return {
    title: name,
    hours: hours > 0 && hours <= LONGEST_HOURS ? hours : null,
    startsOn: dayOf(startsAt),
    endsOn: dayOf(endsAt),
  };
}

/** `YYYY-MM-DD` in the site's zone, which is how Swedes write a day. */
const dayOf = (moment: string): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: env.SITE_TIME_ZONE }).format(new Date(moment));
