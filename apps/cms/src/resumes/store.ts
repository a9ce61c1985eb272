import { resumePlace } from "../storage/places.ts";
import { openStore } from "../storage/stores.ts";

/** The store of resumes. */
export const resumeStore = openStore(resumePlace);
