/** Types that the tolerant wire schemas would let slip. */
import { eventStatus } from "@kdl/schemas/content/events";
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

export const serviceExtensions = z.object({ how_it_works: z.array(howItWorksStep).nullish() });
