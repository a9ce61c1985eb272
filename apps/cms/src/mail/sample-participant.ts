/** An invented participant for previews, which show no real person. */
import { siteOrigin } from "../env.ts";
import type { Event } from "../payload-types.ts";

/** Stands for the private link. */
export const SAMPLE_LINK = `${siteOrigin}/registration/…`;

const HOUR_MS = 60 * 60_000;
const inHours = (hours: number) => {
  const day = 24 * HOUR_MS;
  return new Date(Math.floor(Date.now() / day) * day + hours * HOUR_MS).toISOString();
};

const sampleEvent = () =>
  ({
    id: "sample",
    name: "Open Lab",
    slug: "open-lab",
    type: "Offline",
    status: "scheduled",
    location: "Room 4, Beach Road",
    startsAt: inHours(7 * 24),
    endsAt: inHours(7 * 24 + 2),
  }) as unknown as Event;

/** @param event `null` for an invented one */
export const sampleParticipant = (event: Event | null) => ({
  reference: "ABCD-EFGH",
  sender: { name: "Asha Rao", email: "" },
  place: "seated" as const,
  offerEndsAt: null,
  attending: true,
  eventName: "",
  event: event ?? sampleEvent(),
});
