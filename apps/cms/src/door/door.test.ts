import { describeDoor } from "../testing/describe-door.ts";
import { describePairings } from "../testing/describe-pairings.ts";
import { describeWalkIns } from "../testing/describe-walk-ins.ts";
import { startPayload } from "../testing/start-payload.ts";

describeDoor(startPayload);
describePairings(startPayload);
describeWalkIns(startPayload);
