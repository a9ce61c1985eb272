/** The text of a message from staff, in request bodies. */
import { z } from "zod";
import { BODY_MAX, type MailText, SUBJECT_MAX } from "../mail/templates/purposes.ts";

export const messageText = {
  subject: z
    .string()
    .trim()
    .min(1, "Please write one.")
    .max(SUBJECT_MAX)
    .regex(/^[^\r\n]*$/, "A subject is one line."),
  body: z.string().trim().min(1, "Please write something.").max(BODY_MAX),
};

/** Fields that sending a message needs and its preview doesn't. */
export const sending = {
  /** Key of the preview, so that a repeated command sends only once. */
  key: z.guid(),
  /** Where replies go: the staff's address, or the author's. */
  replyTo: z.enum(["staff", "author"]),
};

/** @param problemWith what is wrong with a text, for staff; `null` if nothing is */
export const refuseProblems =
  (problemWith: (text: MailText) => string | null) =>
  (message: MailText, context: z.RefinementCtx): void => {
    const problem = problemWith(message);
    if (problem) context.addIssue({ code: "custom", path: ["The text"], message: problem });
  };
