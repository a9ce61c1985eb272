import { z } from "zod";
import { contents } from "./contents.ts";
import { safeHtml } from "./safe-html.ts";
import { parseEventTime } from "./event-time.ts";
import { imageSource } from "./images.ts";
import { registrationClosed } from "../messages.ts";
import { seo } from "./seo.ts";
import {
  flag,
  optionalImage,
  optionalNumber,
  optionalText,
  requiredText,
  slug,
} from "./tolerant-values.ts";

export const eventStatus = z.enum(["scheduled", "cancelled", "postponed"]);
export type EventStatus = z.infer<typeof eventStatus>;

/** Whether an event is ongoing, upcoming or past (specification, section 4). */
export const eventPhase = z.enum(["ongoing", "upcoming", "past"]);
export type EventPhase = z.infer<typeof eventPhase>;

/**
 * An event as `GET /api/events` sends it, converted to the site's names and to UTC.
 * @param timeZone the IANA zone of dates without an offset
 */
export const eventWire = (timeZone: string) => {
  const time = requiredText.transform((text, context) => {
    const moment = parseEventTime(text, timeZone);
    if (moment) return moment.toISOString();
    context.addIssue({ code: "custom", message: "not a date" });
    return z.NEVER;
  });
  return z
    .object({
      id: requiredText,
      slug,
      name: requiredText,
      type: optionalText,
      event_banner: optionalImage,
      start_date_and_time: time,
      end_date_and_time: time,
      short_description: optionalText,
      long_description: optionalText,
      Location: optionalText,
      publish: flag,
      registration_button: flag,
      capacity: optionalNumber,
      seats_left: optionalNumber,
      waitlist: flag,
      bring: optionalText,
      status: eventStatus.nullish().catch("scheduled"),
      updated_at: optionalText,
    })
    .transform((wire) => ({
      id: wire.id,
      slug: wire.slug,
      name: wire.name,
      type: wire.type,
      banner: wire.event_banner,
      startsAt: wire.start_date_and_time,
      endsAt: wire.end_date_and_time,
      shortDescription: wire.short_description,
      longDescription: wire.long_description,
      location: wire.Location,
      published: wire.publish,
      registrationEnabled: wire.registration_button,
      capacity: wire.capacity,
      seatsLeft: wire.seats_left,
      waitlist: wire.waitlist,
      bring: wire.bring,
      status: wire.status ?? ("scheduled" as const),
      updatedAt: wire.updated_at,
    }));
};

/** An event as the gateway keeps it; descriptions are sanitised HTML, times ISO 8601 in UTC. */
export const event = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  type: z.string(),
  banner: imageSource,
  startsAt: z.string(),
  endsAt: z.string(),
  shortDescription: safeHtml,
  longDescription: safeHtml,
  location: z.string(),
  published: z.boolean(),
  registrationEnabled: z.boolean(),
  capacity: z.number().nullable(),
  seatsLeft: z.number().nullable(),
  /** Whether people can wait for a seat when all are taken. */
  waitlist: z.boolean(),
  /** What participants should bring. */
  bring: z.string(),
  status: eventStatus,
  updatedAt: z.string(),
});
export type Event = z.infer<typeof event>;

/**
 * Ongoing: start is at or before now and end at or after it. Upcoming: start is after now. Past: end
 * is before now.
 */
export function phaseOf(entry: Pick<Event, "startsAt" | "endsAt">, now: Date): EventPhase {
  if (new Date(entry.startsAt) > now) return "upcoming";
  return new Date(entry.endsAt) < now ? "past" : "ongoing";
}

/**
 * Whether an event takes registrations, and if not, why not.
 * @returns `null` when it does, otherwise the reason in the visitor's words
 */
export function registrationRefusal(
  entry: Pick<
    Event,
    "startsAt" | "endsAt" | "status" | "registrationEnabled" | "seatsLeft" | "waitlist"
  >,
  now: Date,
): string | null {
  if (entry.status === "cancelled") return registrationClosed.cancelled;
  if (phaseOf(entry, now) === "past") return registrationClosed.over;
  if (!entry.registrationEnabled) return registrationClosed.closed;
  if (isFull(entry) && !entry.waitlist) return registrationClosed.full;
  return null;
}

/** Whether all seats are taken. */
export const isFull = ({ seatsLeft }: Pick<Event, "seatsLeft">): boolean =>
  seatsLeft !== null && seatsLeft <= 0;

/** A card; `whenText` is in the site's zone, with its label: `Tue 1 Dec, 6:30–11:30 am IST`. */
export const eventCard = event
  .pick({
    slug: true,
    name: true,
    type: true,
    banner: true,
    startsAt: true,
    endsAt: true,
    shortDescription: true,
    status: true,
    seatsLeft: true,
  })
  .extend({
    phase: eventPhase,
    whenText: z.string(),
    hasDetails: z.boolean(),
    /** Whether the Register button shows. */
    registrationOpen: z.boolean(),
    /** Whether registering means joining the waitlist. */
    joinsWaitlist: z.boolean(),
  });
export type EventCard = z.infer<typeof eventCard>;

/** `location` links to the address itself if it is a web address, otherwise to a map search. */
export const eventDetail = eventCard.extend({
  id: z.string(),
  /** Start and end in the specified form: `Jan 5, 2027, 10:30 AM IST`. */
  startsText: z.string(),
  endsText: z.string(),
  /** The whole short description as plain text; `""` if there is none. */
  summary: z.string(),
  longDescription: safeHtml,
  contents,
  location: z.object({ label: z.string(), href: z.string() }).nullable(),
  capacity: z.number().nullable(),
  /** What participants should bring; `""` if nothing is given. */
  bring: z.string(),
  /** Why the form is not offered, or `null` when it is. */
  registrationRefusal: z.string().nullable(),
  seo,
});
export type EventDetail = z.infer<typeof eventDetail>;
