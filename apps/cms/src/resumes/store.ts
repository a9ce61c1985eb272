import { resumePlace } from "../storage/places.ts";
import { openStore } from "../storage/stores.ts";

/** Where this deployment keeps resumes. */
export const resumeStore = openStore(resumePlace);
