import type { SeedService } from "../types.ts";
import { consulting } from "./consulting.ts";
import { funding } from "./funding.ts";
import { internship } from "./internship.ts";
import { mentoring } from "./mentoring.ts";
import { patenting } from "./patenting.ts";
import { research } from "./research.ts";
import { startup } from "./startup.ts";
import { training } from "./training.ts";
import { volunteering } from "./volunteering.ts";

/** The home page shows the first three. */
export const services: SeedService[] = [
  internship,
  mentoring,
  volunteering,
  training,
  consulting,
  startup,
  patenting,
  research,
  funding,
];
