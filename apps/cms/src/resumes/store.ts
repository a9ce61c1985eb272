import { join } from "node:path";
import { env } from "../env.ts";
import { createLocalStore } from "./local-store.ts";

/** Where this deployment keeps resumes. */
export const resumeStore = createLocalStore(join(env.DATA_DIR, "resumes"));
