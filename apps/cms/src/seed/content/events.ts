import type { SeedEvent } from "./types.ts";

export const events: SeedEvent[] = [];
