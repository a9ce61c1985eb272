import type { SeedEvent } from "../types.ts";
import { ongoing } from "./ongoing.ts";
import { past } from "./past.ts";
import { upcoming } from "./upcoming.ts";

export const events: SeedEvent[] = [...ongoing, ...upcoming, ...past];
