/** Types that the tolerant wire schemas would let slip. */
import { eventStatus } from "@kdl/schemas/content/events";
import { KEY_FACT_MAX, keyFactNames } from "@kdl/schemas/content/key-facts";
import { MENTOR_LINE_MAX } from "@kdl/schemas/content/mentors";
import { howItWorksStep } from "@kdl/schemas/content/services";
import { z } from "zod";

const text = z.string().nullish();

/** Fields that hold HTML, in whichever resource they stand. */
export const html = z.object({
  description: text,
  short_description: text,
  long_description: text,
  content: text,
  answer: text,
});

const count = z.union([z.number().int().min(0), z.string().regex(/^\d*$/)]).nullish();
const moment = z
  .string()
  .refine((value) => value === "" || !Number.isNaN(Date.parse(value)))
  .nullish();

export const eventExtensions = z.object({
  capacity: count,
  seats_left: count,
  status: eventStatus.nullish(),
  updated_at: moment,
});

const button = { button_text: text, button_url: text };
const fact = z.union([z.string().max(KEY_FACT_MAX), z.number()]).nullish();

export const serviceExtensions = z.object({
  how_it_works: z.array(howItWorksStep).nullish(),
  key_facts: z.strictObject(Object.fromEntries(keyFactNames.map((name) => [name, fact]))).nullish(),
  ...button,
});

const mentorLine = z.string().max(MENTOR_LINE_MAX).nullish();
export const mentorExtensions = z.object({ role: mentorLine, field: mentorLine });

export const pageExtensions = z.object(button);
