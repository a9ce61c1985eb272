import { answerByOf } from "../applications/answer-by.ts";
import type { PreviewedMail } from "../applications/replies.ts";
import { formSlugs } from "../forms/form-slugs.ts";
import { contextOf } from "../mail/compose-mail.ts";
import { layOut } from "../mail/layout.ts";
import { organisation } from "../mail/organisation.ts";
import { readSubmission } from "../mail/read-submission.ts";
import { letterFrom } from "../mail/templates/letter.ts";
import { hiddenLink } from "../mail/templates/link.ts";
import { templateOf } from "../mail/templates/template-of.ts";
import { releaseBody } from "./command-bodies.ts";
import { commandEndpoint } from "./command-endpoint.ts";

/** The mails that a release would send now. Changes nothing. */
export const previewDecisions = commandEndpoint(
  "preview",
  releaseBody,
  async ({ payload, form }, { applications }): Promise<{ mails: PreviewedMail[] }> => {
    const context = contextOf((await organisation(payload)).name);
    const answerBy = await answerByOf(payload, form, new Date());
    const mails: PreviewedMail[] = [];
    for (const { id, pending } of applications) {
      const submission = pending && (await readSubmission(payload, formSlugs[form], id));
      if (!submission) continue;
      const template = await templateOf(payload, pending);
      const applied = { ...submission, form, answerBy };
      const { subject, letter } = letterFrom(template, applied, hiddenLink, context);
      const { text } = layOut(letter);
      mails.push({ id, decision: pending, to: submission.sender.email, subject, text });
    }
    return { mails };
  },
);
