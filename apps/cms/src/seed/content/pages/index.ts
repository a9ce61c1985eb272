import type { SeedPage } from "../types.ts";

export const pages: SeedPage[] = [];
