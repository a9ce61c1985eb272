/** Published events as calendars (RFC 5545): `/events.ics` to subscribe to, and one event to add. */
import { DEFAULT_SITE_NAME } from "@kdl/schemas/content/defaults";
import type { Event, EventStatus } from "@kdl/schemas/content/events";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { ContentStore } from "../content/content-store.ts";
import { toPlainText } from "../content/plain-text.ts";
import { sharedFor } from "../http/cache-headers.ts";
import { requestOrigin } from "../http/request-origin.ts";
import { HttpError } from "../plugins/error-replies.ts";

export interface CalendarsOptions {
  content: Pick<ContentStore, "get">;
  siteOrigin: string | undefined;
  ttlS: number;
}

const MINUTE_MS = 60_000;
/** How long the feed keeps events that are over. */
const KEPT_MS = 90 * 24 * 60 * MINUTE_MS;
/** How often calendars should read the feed again, in seconds. Many treat it as a hint at most. */
const REFRESH_S = 3_600;
const RETRY_S = 10;
const MAX_DESCRIPTION = 500;

const statuses: Readonly<Record<EventStatus, ICalEventStatus>> = {
  scheduled: ICalEventStatus.CONFIRMED,
  postponed: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
};

export async function calendars(app: FastifyInstance, options: CalendarsOptions): Promise<void> {
  const { content, siteOrigin, ttlS } = options;

  const published = async (request: FastifyRequest) => {
    // Calendars delete events that are missing from a feed, so it's better to send none for now.
    const events = await content.get("events").catch((cause: unknown) => {
      request.log.warn({ err: cause }, "no calendar without events");
      throw new HttpError(503, RETRY_S);
    });
    return events.filter((event) => event.published);
  };
  const send = async (request: FastifyRequest, reply: FastifyReply, events: readonly Event[]) => {
    const origin = requestOrigin(request, siteOrigin);
    if (origin === null) throw new HttpError(400);
    const name = await content.get("templatesettings").then(
      (settings) => settings.siteName,
      () => DEFAULT_SITE_NAME,
    );
    reply.headers(sharedFor(ttlS)).type("text/calendar; charset=utf-8");
    return reply.send(toCalendar(events, { name, origin, now: new Date() }));
  };

  app.get("/events.ics", async (request, reply) => {
    const since = Date.now() - KEPT_MS;
    const events = (await published(request)).filter(({ endsAt }) => Date.parse(endsAt) > since);
    return send(request, reply, events);
  });

  app.get<{ Params: { slug: string } }>("/events/:slug/event.ics", async (request, reply) => {
    const { slug } = request.params;
    const event = (await published(request)).find((one) => one.slug === slug);
    if (!event) throw new HttpError(404);
    reply.header("Content-Disposition", 'attachment; filename="event.ics"');
    return send(request, reply, [event]);
  });
}

interface Site {
  name: string;
  origin: string;
  now: Date;
}

/** Times are in UTC, which every calendar converts to its owner's zone. */
function toCalendar(events: readonly Event[], { name, origin, now }: Site): string {
  const calendar = ical({
    name: `${name}: events`,
    prodId: { company: "gateway", product: "events", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_S,
  });
  for (const event of events) {
    const changed = Date.parse(event.updatedAt);
    calendar.createEvent({
      // Always the same for an event, so that calendars update their entry.
      id: `${encodeURIComponent(event.id)}@${new URL(origin).hostname}`,
      sequence: Number.isNaN(changed) ? 0 : Math.floor(changed / MINUTE_MS),
      status: statuses[event.status],
      start: new Date(event.startsAt),
      end: new Date(event.endsAt),
      stamp: now,
      summary: event.name,
      location: event.location || null,
      description: toPlainText(event.shortDescription, MAX_DESCRIPTION) || null,
      url: `${origin}/events/${encodeURIComponent(event.slug)}`,
    });
  }
  return `${calendar.toString()}\r\n`;
}
