import { describeEventInTrash } from "../../testing/describe-event-in-trash.ts";
import { startPayload } from "../../testing/start-payload.ts";

describeEventInTrash(startPayload);
