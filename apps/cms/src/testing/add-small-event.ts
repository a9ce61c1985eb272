import { randomUUID } from "node:crypto";
import type { AddSmallEvent } from "@kdl/mock-upstream/contract";

const DAY_MS = 24 * 60 * 60_000;

/**
 * Adds events with one seat and a waitlist through the admin's API.
 *
 * @param url of the CMS, when it runs
 * @param logIn headers of an admin
 */
export const smallEventsOf =
  (url: () => string, logIn: () => Promise<Record<string, string>>): AddSmallEvent =>
  async () => {
    const startsAt = Date.now() + 7 * DAY_MS;
    const response = await fetch(`${url()}/payload-api/events`, {
      method: "POST",
      headers: await logIn(),
      body: JSON.stringify({
        name: "Soldering Night",
        slug: `soldering-night-${randomUUID()}`,
        type: "Offline",
        status: "scheduled",
        startsAt: new Date(startsAt).toISOString(),
        endsAt: new Date(startsAt + DAY_MS / 12).toISOString(),
        publish: true,
        registrationButton: true,
        capacity: 1,
        _status: "published",
      }),
    });
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    return ((await response.json()) as { doc: { id: string } }).doc.id;
  };
