import type { EventDetail } from "@kdl/schemas/content/events";
import type { SiteShell } from "@kdl/schemas/content/site";
import { expect, test } from "vitest";
import { eventData } from "./event-data.ts";

const shell = { siteName: "Site" } as SiteShell;
const event = {
  name: "Build Week",
  type: "Hybrid",
  startsAt: "2026-11-20T04:30:00.000Z",
  endsAt: "2026-11-22T04:30:00.000Z",
  status: "cancelled",
  banner: "/images/events/a.png",
  location: { label: "https://meet.example.org", href: "https://meet.example.org" },
  seo: { title: "", description: "A week", keywords: "" },
} as EventDetail;

test("an event says how and where it takes place", () => {
  expect(eventData(event, shell, "https://example.org")).toMatchObject({
    eventStatus: "https://schema.org/EventCancelled",
    eventAttendanceMode: "https://schema.org/MixedEventAttendanceMode",
    image: "https://example.org/images/events/a.png",
    location: { "@type": "VirtualLocation", url: "https://meet.example.org" },
  });
});
