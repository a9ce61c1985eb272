import type { Endpoint, PayloadRequest, SendEmailOptions } from "payload";
import { z } from "zod";
import { refuseUnless, staffOf } from "../access/staff.ts";
import { inTransaction } from "../database/transactions.ts";
import { contextOf } from "../mail/compose-mail.ts";
import { countMail } from "../mail/count-mail.ts";
import { reasonFor } from "../mail/describe-failure.ts";
import { layOut } from "../mail/layout.ts";
import { organisation } from "../mail/organisation.ts";
import { missingFrom, problemIn } from "../mail/templates/placeholders.ts";
import {
  BODY_MAX,
  purposes,
  SUBJECT_MAX,
  type TemplatePurpose,
  templatePurposes,
} from "../mail/templates/purposes.ts";
import { sampleLetter } from "../mail/templates/sample-letter.ts";
import { readBody } from "./read-body.ts";

/** Tests that an account can send within an hour. */
const TESTS_PER_HOUR = 20;

const templateBody = z
  .strictObject({
    purpose: z.enum(templatePurposes as [TemplatePurpose, ...TemplatePurpose[]]),
    subject: z.string().trim().min(1).max(SUBJECT_MAX),
    body: z.string().trim().min(1).max(BODY_MAX),
  })
  .superRefine(({ purpose, subject, body }, context) => {
    const rules = purposes[purpose];
    const problem =
      problemIn(subject, rules) ?? problemIn(body, rules) ?? missingFrom([subject, body], rules);
    if (problem) context.addIssue({ code: "custom", path: ["The text"], message: problem });
  });

type Tried = z.infer<typeof templateBody>;

async function sampleMail(
  { payload }: PayloadRequest,
  { purpose, ...text }: Tried,
): Promise<SendEmailOptions> {
  const from = await organisation(payload);
  const mail = await sampleLetter(payload, purpose, text, contextOf(from.name));
  return { from, subject: mail.subject, ...layOut(mail.letter) };
}

/** @param run gets the checked template */
const templateEndpoint = (
  name: string,
  run: (req: PayloadRequest, template: Tried) => Promise<Response>,
): Endpoint => ({
  path: `/templates/${name}`,
  method: "post",
  handler: async (req) => {
    const refusal = refuseUnless(req, "test", "mail-templates");
    if (refusal) return refusal;
    const body = await readBody(req, templateBody);
    return body instanceof Response ? body : run(req, body.data);
  },
});

const previewTemplate = templateEndpoint("preview", async (req, template) => {
  const { subject, text } = await sampleMail(req, template);
  return Response.json({ subject, text });
});

const reply = (status: number, message: string) => Response.json({ message }, { status });

/** Only to the account that asks for it, and not often. */
const testTemplate = templateEndpoint("test", async (req, template) => {
  const staff = staffOf(req);
  if (!staff) return reply(403, "Staff only.");
  const { mails } = await inTransaction(req.payload, (inside) =>
    countMail(req.payload, `template-test:${staff.id}`, inside),
  );
  if (mails > TESTS_PER_HOUR) {
    return reply(429, `You can send ${TESTS_PER_HOUR} tests within an hour.`);
  }
  const mail = await sampleMail(req, template);
  try {
    await req.payload.sendEmail({ ...mail, to: staff.email, subject: `Test: ${mail.subject}` });
  } catch (error) {
    return reply(502, reasonFor(error));
  }
  return reply(200, `Sent to ${staff.email}.`);
});

/** What staff do with a template before they store it. */
export const templateCommands: Endpoint[] = [previewTemplate, testTemplate];
