import { type Event, eventWire } from "@kdl/schemas/content/events";
import { resources } from "@kdl/schemas/content/resources";
import { unwrapList } from "@kdl/schemas/content/tolerant-values";
import type { Intake } from "../../content/intake.ts";

export function readEvents(body: unknown, intake: Intake): Event[] {
  const list = unwrapList(body, resources.events.list);
  return intake.items(eventWire(intake.timeZone), list).map((wire) => ({
    ...wire,
    banner: intake.image("events", wire.banner),
    shortDescription: intake.html(wire.shortDescription),
    longDescription: intake.html(wire.longDescription),
  }));
}
