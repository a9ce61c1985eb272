import { privateStore } from "../resumes/store.ts";

/** Where this deployment keeps the members' pictures. */
export const pictureStore = await privateStore("pictures");
