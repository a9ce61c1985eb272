import { describeEventMails } from "../../testing/describe-event-mails.ts";
import { startPayload } from "../../testing/start-payload.ts";

describeEventMails(startPayload);
