import { describeExports } from "../testing/describe-exports.ts";
import { startPayload } from "../testing/start-payload.ts";

describeExports(startPayload);
