import { describeDecisions } from "../testing/describe-decisions.ts";
import { startPayload } from "../testing/start-payload.ts";

describeDecisions(startPayload);
