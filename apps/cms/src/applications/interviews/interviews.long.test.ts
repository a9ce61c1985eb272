import { describeInterviews } from "../../testing/describe-interviews.ts";
import { startPayload } from "../../testing/start-payload.ts";

describeInterviews(() => startPayload());
