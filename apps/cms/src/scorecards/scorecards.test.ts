import { describeScorecards } from "../testing/describe-scorecards.ts";
import { startPayload } from "../testing/start-payload.ts";

describeScorecards(startPayload);
