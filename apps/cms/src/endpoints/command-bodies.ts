import { decisions, stageNames } from "@kdl/schemas/applications/stages";
import { z } from "zod";
import { BULK_MAX } from "../applications/in-bulk.ts";

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

export const selectionBody = z.strictObject({
  ids: z.array(z.guid()).min(1).max(BULK_MAX).optional(),
});
