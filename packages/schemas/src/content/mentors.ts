import { z } from "zod";
import { contents } from "./contents.ts";
import { safeHtml } from "./safe-html.ts";
import { imageSource } from "./images.ts";
import { seo } from "./seo.ts";
import { optionalImage, optionalText, requiredText, slug } from "./tolerant-values.ts";

/** A mentor as `mentors_all` of `GET /api/mentors` sends it. */
export const mentorWire = z.object({
  slug,
  name: requiredText,
  image: optionalImage,
  description: optionalText,
});

/** A founder as `founders_all` of `GET /api/mentors` sends it: no page of their own, hence no slug. */
export const founderWire = z.object({
  name: requiredText,
  image: optionalImage,
  description: optionalText,
});

/** `description` is sanitised HTML. */
export const mentor = z.object({
  slug: z.string(),
  name: z.string(),
  image: imageSource,
  description: safeHtml,
});
export type Mentor = z.infer<typeof mentor>;

export const founder = mentor.omit({ slug: true });
export type Founder = z.infer<typeof founder>;

/** What the mentors' page shows. */
export const team = z.object({ mentors: z.array(mentor), founders: z.array(founder) });
export type Team = z.infer<typeof team>;

export const mentorDetail = mentor.extend({ contents, seo });
export type MentorDetail = z.infer<typeof mentorDetail>;
