import { post, readReply } from "../call-api.ts";

/** Asks the CMS about the mails of an event. @throws with a text for staff */
export async function callMails<Reply>(
  event: number | string,
  name: string,
  body: object = {},
): Promise<Reply> {
  return readReply<Reply>(await post(`/payload-api/event-mails/${event}/${name}`, body));
}

/** Tells the event's page that there is something new on its log. */
export const MAILS_CHANGED = "event-mails-changed";
