import { describeParticipants } from "../../testing/describe-participants.ts";
import { startPayload } from "../../testing/start-payload.ts";

describeParticipants(startPayload);
