import type { SeedMentor } from "../types.ts";
import { business } from "./business.ts";
import { technology } from "./technology.ts";

export const mentors: SeedMentor[] = [...technology, ...business];
