import { z } from "zod";
import { ISSUE_MAX } from "../certificates/candidates.ts";
import { unprintable } from "../certificates/print/printable.ts";
import { printableName } from "../certificates/printable-name.ts";

const TITLE_MAX = 160;
const HOURS_MAX = 5_000;
const REASON_MAX = 500;

const ids = z
  .array(z.guid())
  .min(1, "Nobody is chosen.")
  .max(ISSUE_MAX, `At most ${ISSUE_MAX} at a time.`)
  .refine((all) => new Set(all).size === all.length, "Each can be named once.");

export const candidatesBody = z.strictObject({ ids: ids.optional() });

const day = z.iso.date("Please enter a day.").nullable();
const canBePrinted = (text: string) => unprintable(text).length === 0;
const noLetters = "Certificates can’t be printed with these letters: please spell it in others.";
const line = z.string().transform(printableName);

export const issueBody = z
  .strictObject({
    ids,
    title: line.pipe(
      z.string().min(1, "Please enter a title.").max(TITLE_MAX).refine(canBePrinted, noLetters),
    ),
    hours: z
      .number()
      .positive("A number above 0, or nothing.")
      .max(HOURS_MAX)
      .multipleOf(0.5)
      .nullable(),
    startsOn: day,
    endsOn: day,
    /** In place of the one that the person wrote. */
    name: line
      .pipe(z.string().min(1, "Please enter a name.").refine(canBePrinted, noLetters))
      .optional(),
  })
  .refine(({ startsOn, endsOn }) => !startsOn || !endsOn || startsOn <= endsOn, {
    path: ["To"],
    message: "It can’t end before it begins.",
  })
  .refine(({ name, ids: chosen }) => name === undefined || chosen.length === 1, {
    path: ["Name"],
    message: "Only for a single certificate.",
  });

export const revokeBody = z.strictObject({
  id: z.guid(),
  reason: z.string().trim().min(1, "Please give a reason.").max(REASON_MAX),
});
