import { z } from "zod";
import { audiences, SENTENCE_MAX } from "../submissions/event-mails/mailing.ts";
import { problemWithEventMessage } from "../submissions/event-mails/send-message.ts";
import { messageText, refuseProblems, sending } from "./message-text.ts";

const REASON_MAX = 500;
const sequence = z.number().int();
const sentence = z.string().trim().max(SENTENCE_MAX, `At most ${SENTENCE_MAX} characters.`);

export const untoldBody = z.strictObject({});
export const changePreviewBody = z.strictObject({ sentence });
export const tellBody = z.strictObject({ sequence, sentence });
export const dontTellBody = z.strictObject({
  sequence,
  reason: z.string().trim().min(1, "Please say why.").max(REASON_MAX),
});

const message = { audience: z.enum(audiences), ...messageText };
const check = refuseProblems(problemWithEventMessage);

export const eventMessagePreviewBody = z.strictObject(message).superRefine(check);

export const eventMessageBody = z.strictObject({ ...message, ...sending }).superRefine(check);
