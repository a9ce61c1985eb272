import type { ImageLocation } from "@kdl/schemas/content/resources";
import type { FieldHook, UploadField } from "payload";
import { ensureCrop } from "../images/crops.ts";
import { locationShapes } from "../images/image-locations.ts";

interface ImageOptions {
  name: string;
  label?: string;
  location: ImageLocation;
  description?: string;
}

/** Crops the chosen picture to the location's shape, unless that has been done before. */
function cropFor(location: ImageLocation): FieldHook {
  return async ({ value, req }) => {
    const { shape } = locationShapes[location];
    const id = typeof value === "object" && value !== null ? value.id : value;
    if (shape && typeof id === "string") await ensureCrop(req, id, shape);
    return value;
  };
}

/** A picture of the media library, cropped for its location. If empty, the site shows a placeholder. */
export function imageField({ name, label, location, description }: ImageOptions): UploadField {
  return {
    name,
    type: "upload",
    relationTo: "media",
    ...(label === undefined ? {} : { label }),
    admin: { description: [description, locationShapes[location].hint].filter(Boolean).join(" ") },
    hooks: { beforeChange: [cropFor(location)] },
  };
}
