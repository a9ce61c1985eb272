import ICAL from "ical.js";
import { sync } from "node-ical";
import type { SendEmailOptions } from "payload";
import { expect } from "vitest";

/** The entry of an invitation, read by two parsers that have nothing in common. */
export function entryOf(mail: SendEmailOptions | null) {
  const content = (mail?.icalEvent as { content?: string } | undefined)?.content ?? "";
  const [component] = new ICAL.Component(ICAL.parse(content) as unknown[]).getAllSubcomponents(
    "vevent",
  );
  const { uid, sequence, startDate } = new ICAL.Event(component!);
  const [other] = Object.values(sync.parseICS(content)).filter((entry) => entry?.type === "VEVENT");
  expect(other).toMatchObject({ uid, start: startDate.toJSDate() });
  return { uid, sequence };
}
