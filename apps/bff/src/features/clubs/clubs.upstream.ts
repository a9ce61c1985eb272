import { type Club, clubWire } from "@kdl/schemas/content/clubs";
import { resources } from "@kdl/schemas/content/resources";
import { unwrapList } from "@kdl/schemas/content/tolerant-values";
import type { Intake } from "../../content/intake.ts";

export function readClubs(body: unknown, intake: Intake): Club[] {
  return intake.items(clubWire, unwrapList(body, resources.clubs)).map((wire) => ({
    ...wire,
    image: intake.image("clubs", wire.image),
    shortDescription: intake.html(wire.shortDescription),
    description: intake.html(wire.description),
  }));
}
