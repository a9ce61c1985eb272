import { env } from "../env.ts";
import { storesOf } from "./open-store.ts";

/** Opens the stores of this deployment. */
export const openStore = await storesOf(env);
