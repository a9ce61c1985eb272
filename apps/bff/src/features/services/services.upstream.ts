import { resources } from "@kdl/schemas/content/resources";
import { type Service, serviceWire } from "@kdl/schemas/content/services";
import { unwrapList } from "@kdl/schemas/content/tolerant-values";
import type { Intake } from "../../content/intake.ts";

export function readServices(body: unknown, intake: Intake): Service[] {
  return intake.items(serviceWire, unwrapList(body, resources.services)).map((wire) => ({
    ...wire,
    image: intake.image("services", wire.image),
    shortDescription: intake.html(wire.shortDescription),
    description: intake.html(wire.description),
  }));
}
