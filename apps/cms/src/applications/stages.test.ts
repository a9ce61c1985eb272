import { describeStages } from "../testing/describe-stages.ts";
import { startPayload } from "../testing/start-payload.ts";

describeStages(startPayload);
