import { eventUrl } from "../../mail/confirmation.ts";
import type { Event } from "../../payload-types.ts";
import { isPublic } from "../places/open-event.ts";

/** URL of an event's page for a mail; `null` while visitors can't open it. */
export const eventPage = (event: Event, site: { siteOrigin: string }): string | null =>
  isPublic(event) ? eventUrl(event, site) : null;
