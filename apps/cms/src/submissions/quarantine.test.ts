import { describeQuarantine } from "../testing/describe-quarantine.ts";
import { startPayload } from "../testing/start-payload.ts";

describeQuarantine(startPayload);
