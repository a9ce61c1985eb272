import type { ImageLocation } from "@kdl/schemas/content/resources";
import type { UploadField } from "payload";
import { imageLibraries } from "../images/image-libraries.ts";

interface ImageOptions {
  name: string;
  label?: string;
  location: ImageLocation;
  description?: string;
}

/** A picture from the image library of its location. If empty, the site shows a placeholder. */
export function imageField({ name, label, location, description }: ImageOptions): UploadField {
  const library = imageLibraries[location];
  return {
    name,
    type: "upload",
    relationTo: library.collection,
    ...(label === undefined ? {} : { label }),
    admin: { description: [description, library.hint].filter(Boolean).join(" ") },
  };
}
