/** Addresses of the pages of registrations. Not in `paths.ts`, which every page loads. */
import type { SluggedPattern } from "@kdl/schemas/pages/registry";

const pattern = "/registration/:slug" satisfies SluggedPattern;
const status = (token: string) => pattern.slice(0, -":slug".length) + encodeURIComponent(token);

export const registrationPaths = {
  /** @param token of the private link */
  status,
  /** The event as a calendar file, for a registration with a seat. */
  calendar: (token: string) => `${status(token)}/event.ics`,
  /** The ticket's QR code, as a picture. */
  ticket: (token: string) => `${status(token)}/ticket.svg`,
} as const;
