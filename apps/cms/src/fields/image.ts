import type { ImageLocation } from "@kdl/schemas/content/resources";
import type { UploadField } from "payload";
import { imageSlots } from "../images/slots.ts";

interface ImageOptions {
  name: string;
  label?: string;
  location: ImageLocation;
  description?: string;
}

/** A picture out of the image library of its location. Empty: the site shows its placeholder. */
export function imageField({ name, label, location, description }: ImageOptions): UploadField {
  const slot = imageSlots[location];
  return {
    name,
    type: "upload",
    relationTo: slot.collection,
    ...(label === undefined ? {} : { label }),
    admin: { description: [description, slot.hint].filter(Boolean).join(" ") },
  };
}
