import { env } from "../env.ts";
import { storesOf } from "./open-store.ts";

/** Opens the places of this deployment's files. */
export const openStore = await storesOf(env);
