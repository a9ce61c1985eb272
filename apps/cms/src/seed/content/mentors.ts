import type { SeedMentor } from "./types.ts";

export const mentors: SeedMentor[] = [];
