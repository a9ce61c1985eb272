import { resources } from "@kdl/schemas/content/resources";
import { type HomeTestimonial, homeTestimonialWire } from "@kdl/schemas/content/testimonials";
import { unwrapList } from "@kdl/schemas/content/tolerant-values";
import type { Intake } from "../../content/intake.ts";
import { videoOf } from "./video.ts";

export function readHomeTestimonials(body: unknown, intake: Intake): HomeTestimonial[] {
  const list = unwrapList(body, resources.testimonials.list);
  return intake.items(homeTestimonialWire, list).map((wire) => ({
    name: wire.name,
    description: intake.html(wire.description),
    image: intake.image("testimonials", wire.image),
    video: videoOf(wire.videoUrl),
  }));
}
