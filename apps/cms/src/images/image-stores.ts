import { imageLocations, type ImageLocation } from "@kdl/schemas/content/resources";
import type { FileStore } from "../storage/file-store.ts";
import { imagePlace } from "../storage/places.ts";
import { openStore } from "../storage/stores.ts";

const stores = new Map(
  imageLocations.map((location) => [location, openStore(imagePlace(location))]),
);

/** The store of the pictures that editors upload for a location. */
export const imageStore = (location: ImageLocation): FileStore => stores.get(location)!;
