import type { SeedFounder } from "./types.ts";

export const founders: SeedFounder[] = [];
