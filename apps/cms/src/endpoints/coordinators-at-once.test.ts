import { describeCoordinatorsAtOnce } from "../testing/describe-coordinators-at-once.ts";
import { startPayload } from "../testing/start-payload.ts";

describeCoordinatorsAtOnce(() => startPayload());
