import { describeEventReminders } from "../../testing/describe-event-reminders.ts";
import { startPayload } from "../../testing/start-payload.ts";

describeEventReminders(startPayload);
