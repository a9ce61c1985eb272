import { z } from "zod";
import { contents } from "./contents.ts";
import { safeHtml } from "./safe-html.ts";
import { imageSource } from "./images.ts";
import { seo } from "./seo.ts";
import {
  optionalImage,
  optionalLine,
  optionalText,
  requiredText,
  slug,
} from "./tolerant-values.ts";

/** Longest role or field of a mentor, in characters: each is one line of a card. */
export const MENTOR_LINE_MAX = 80;

const line = optionalLine(MENTOR_LINE_MAX);

/** A mentor as `mentors_all` of `GET /api/mentors` sends it. */
export const mentorWire = z.object({
  slug,
  name: requiredText,
  image: optionalImage,
  role: line,
  field: line,
  description: optionalText,
});

/** A founder as `founders_all` of `GET /api/mentors` sends it: no page of their own, hence no slug. */
export const founderWire = z.object({
  name: requiredText,
  image: optionalImage,
  description: optionalText,
});

/** `description` is sanitised HTML, `opening` its first sentences as plain text. */
const person = z.object({
  name: z.string(),
  image: imageSource,
  description: safeHtml,
  opening: z.string(),
});

/** `role` and `field` are plain text, empty if not given. */
export const mentor = person.extend({ slug: z.string(), role: z.string(), field: z.string() });
export type Mentor = z.infer<typeof mentor>;

export const founder = person;
export type Founder = z.infer<typeof founder>;

/** What the mentors' page shows. */
export const team = z.object({ mentors: z.array(mentor), founders: z.array(founder) });
export type Team = z.infer<typeof team>;

export const mentorDetail = mentor.extend({ contents, seo });
export type MentorDetail = z.infer<typeof mentorDetail>;
