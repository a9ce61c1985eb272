import type { SeedService } from "../types.ts";

export const services: SeedService[] = [];
