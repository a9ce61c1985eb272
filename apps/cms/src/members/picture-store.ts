import { picturePlace } from "../storage/places.ts";
import { openStore } from "../storage/stores.ts";

/** The store of members' pictures. */
export const pictureStore = openStore(picturePlace);
