/** What the upstream answers about an application. Source: docs/upstream-contract.md, "Applications". For servers. */
import { z } from "zod";
import type { Application } from "../applications/application.ts";
import { type ApplicantInterview, applicantInterviewStates } from "../applications/interview.ts";
import { applicationForms, stageNames } from "../applications/stages.ts";
import { ownCertificateWire } from "./certificate-replies.ts";
import { REFERENCE } from "./submissions.ts";

const moment = z.iso.datetime({ offset: true });
const stage = z.enum(stageNames);

/** An interview of a state that this gateway doesn't know isn't shown. */
const interviewWire = z
  .object({
    id: z.string().min(1).max(100),
    state: z.enum(applicantInterviewStates),
    minutes: z.number().positive(),
    place: z.string().nullish(),
    with: z.string().nullish(),
    slots: z.array(moment).nullish(),
    starts_at: moment.nullish(),
  })
  .transform(({ place, slots, starts_at, with: mentor, ...rest }): ApplicantInterview => ({
    ...rest,
    place: place ?? "",
    mentor: mentor ?? "",
    slots: slots ?? [],
    startsAt: starts_at ?? null,
  }))
  .nullish()
  .catch(null);

export const applicationWire = z
  .object({
    form: z.enum(applicationForms),
    reference: z.string().regex(REFERENCE),
    first_name: z.string().nullish(),
    received_at: moment,
    stage,
    answer_by: moment.nullish(),
    next: z.object({ text: z.string(), by: moment.nullish() }).nullish(),
    interview: interviewWire,
    certificate: ownCertificateWire,
    history: z.array(z.object({ stage, at: moment })).nullish(),
  })
  .transform(
    ({
      first_name,
      received_at,
      answer_by,
      next,
      interview,
      certificate,
      history,
      ...rest
    }): Application => ({
      ...rest,
      firstName: first_name ?? "",
      receivedAt: received_at,
      answerBy: answer_by ?? null,
      next: next ? { text: next.text, by: next.by ?? null } : null,
      interview: interview ?? null,
      certificate: certificate ?? null,
      history: history ?? [],
    }),
  );
