import { describeLeases } from "../testing/describe-leases.ts";
import { startPayload } from "../testing/start-payload.ts";

describeLeases(startPayload);
