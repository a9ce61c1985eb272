import type { SeedPage } from "../types.ts";
import { about } from "./about.ts";
import { community } from "./community.ts";
import { consulting } from "./consulting.ts";
import { funding } from "./funding.ts";
import { innovators } from "./innovators.ts";
import { internship } from "./internship.ts";
import { journey } from "./journey.ts";
import { mentoring } from "./mentoring.ts";
import { patenting } from "./patenting.ts";
import { privacy } from "./privacy.ts";
import { programmes } from "./programmes.ts";
import { research } from "./research.ts";
import { startup } from "./startup.ts";
import { students } from "./students.ts";
import { termsAndCondition } from "./terms-and-condition.ts";
import { training } from "./training.ts";
import { volunteering } from "./volunteering.ts";

/** In the order of the menu, each parent before what stands under it. */
export const pages: SeedPage[] = [
  about,
  journey,
  privacy,
  termsAndCondition,
  programmes,
  students,
  internship,
  mentoring,
  training,
  innovators,
  startup,
  patenting,
  research,
  funding,
  community,
  volunteering,
  consulting,
];
