import { imageLocations, type ImageLocation } from "@kdl/schemas/content/resources";
import type { FileStore } from "../storage/file-store.ts";
import { formerImagePlace, mediaPlace } from "../storage/places.ts";
import { openStore } from "../storage/stores.ts";
import { withFormer } from "../storage/with-former.ts";

const ownStore = openStore(mediaPlace);
const formerStores = new Map(
  imageLocations.map((location) => [location, openStore(formerImagePlace(location))]),
);

/** The store of the library, which also finds what earlier releases stored by location. */
export const mediaStore: FileStore = [...formerStores.values()].reduce(withFormer, ownStore);

/** The same, for a location's addresses: what an earlier release stored for it is found first. */
export function imageStore(location: ImageLocation): FileStore {
  const former = formerStores.get(location)!;
  const { open, ...rest } = mediaStore;
  return {
    ...rest,
    open: async (key) => (await ownStore.open(key)) ?? (await former.open(key)) ?? open(key),
  };
}
