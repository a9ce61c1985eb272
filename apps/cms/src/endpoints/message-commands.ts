import type { Endpoint } from "payload";
import { staffOf } from "../access/staff.ts";
import { previewMessages } from "../applications/messages/compose-message.ts";
import { sendMessages } from "../applications/messages/send-messages.ts";
import { messageBody, messagePreviewBody } from "./command-bodies.ts";
import { commandEndpoint } from "./command-endpoint.ts";

/** The mails that a message would be. Changes nothing. */
const previewMessage = commandEndpoint(
  "message-preview",
  messagePreviewBody,
  ({ payload, form }, { ids, ...text }) => previewMessages(payload, form, text, ids),
  "message",
);

const sendMessage = commandEndpoint(
  "message",
  messageBody,
  ({ payload, req, form, author }, { replyTo, ...message }) =>
    sendMessages(payload, {
      ...message,
      form,
      author: author.by,
      replyTo: replyTo === "author" ? (staffOf(req)?.email ?? null) : null,
    }),
  "message",
);

/** Messages that staff write to applicants. */
export const messageCommands: Endpoint[] = [previewMessage, sendMessage];
