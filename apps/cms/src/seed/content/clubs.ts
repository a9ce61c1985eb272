import type { SeedClub } from "./types.ts";

export const clubs: SeedClub[] = [];
