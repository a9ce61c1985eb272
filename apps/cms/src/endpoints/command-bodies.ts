import { decisions, stageNames } from "@kdl/schemas/applications/stages";
import { SLOTS_MAX } from "@kdl/schemas/applications/interview";
import { z } from "zod";
import { BULK_MAX } from "../applications/in-bulk.ts";
import { marks } from "../applications/interviews/mark.ts";
import { problemWithMessage } from "../applications/messages/message-text.ts";
import { messageText, refuseProblems, sending } from "./message-text.ts";

const REASON_MAX = 500;

const expected = z.strictObject({
  id: z.guid(),
  stage: z.enum(stageNames),
  pending: z.enum(decisions).nullable(),
});

const applications = z
  .array(expected)
  .min(1)
  .max(BULK_MAX, `At most ${BULK_MAX} applications at a time.`)
  .refine(
    (all) => new Set(all.map(({ id }) => id)).size === all.length,
    "Each application can be named once.",
  );

export const moveBody = z.strictObject({
  applications,
  to: z.enum(stageNames),
  reason: z.string().trim().min(1).max(REASON_MAX).optional(),
});

export const prepareBody = z.strictObject({ applications, to: z.enum(decisions).nullable() });

export const releaseBody = z.strictObject({ applications });

const PLACE_MAX = 300;
const QUARTER_MINUTES = 15;
const LONGEST_MINUTES = 240;

export const offerBody = z.strictObject({
  application: z.strictObject({ id: z.guid(), stage: z.enum(stageNames) }),
  replaces: z.guid().nullable(),
  mentor: z.guid(),
  /** In the site's zone. */
  slots: z
    .array(z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, "Please choose a day and a time."))
    .min(1, "Please offer at least one time.")
    .max(SLOTS_MAX, `At most ${SLOTS_MAX} times.`),
  minutes: z.number().int().min(QUARTER_MINUTES).max(LONGEST_MINUTES).multipleOf(QUARTER_MINUTES),
  place: z.string().trim().min(1, "Please say where it takes place.").max(PLACE_MAX),
});

export const markBody = z.strictObject({
  interview: z.guid(),
  sequence: z.number().int(),
  to: z.enum(marks),
});

export const selectionBody = z.strictObject({
  ids: z.array(z.guid()).min(1).max(BULK_MAX).optional(),
});

const message = {
  ids: z
    .array(z.guid())
    .min(1)
    .max(BULK_MAX, `At most ${BULK_MAX} applications at a time.`)
    .refine((ids) => new Set(ids).size === ids.length, "Each application can be named once."),
  ...messageText,
};
const check = refuseProblems(problemWithMessage);

export const messagePreviewBody = z.strictObject(message).superRefine(check);

export const messageBody = z.strictObject({ ...message, ...sending }).superRefine(check);
