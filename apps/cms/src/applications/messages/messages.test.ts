import { describeMessages } from "../../testing/describe-messages.ts";
import { startPayload } from "../../testing/start-payload.ts";

describeMessages(startPayload);
