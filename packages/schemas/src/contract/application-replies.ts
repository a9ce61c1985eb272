/** What the upstream answers about an application. Source: docs/upstream-contract.md, "Applications". For servers. */
import { z } from "zod";
import type { Application } from "../applications/application.ts";
import { applicationForms, stageNames } from "../applications/stages.ts";
import { REFERENCE } from "./submissions.ts";

const moment = z.iso.datetime({ offset: true });
const stage = z.enum(stageNames);

export const applicationWire = z
  .object({
    form: z.enum(applicationForms),
    reference: z.string().regex(REFERENCE),
    first_name: z.string().nullish(),
    received_at: moment,
    stage,
    answer_by: moment.nullish(),
    next: z.object({ text: z.string(), by: moment.nullish() }).nullish(),
    history: z.array(z.object({ stage, at: moment })).nullish(),
  })
  .transform(({ first_name, received_at, answer_by, next, history, ...rest }): Application => ({
    ...rest,
    firstName: first_name ?? "",
    receivedAt: received_at,
    answerBy: answer_by ?? null,
    next: next ? { text: next.text, by: next.by ?? null } : null,
    history: history ?? [],
  }));
