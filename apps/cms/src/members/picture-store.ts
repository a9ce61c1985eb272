import { picturePlace } from "../storage/places.ts";
import { openStore } from "../storage/stores.ts";

/** Where this deployment keeps the members' pictures. */
export const pictureStore = openStore(picturePlace);
