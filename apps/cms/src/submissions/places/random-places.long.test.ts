import { describeRandomPlaces } from "../../testing/describe-random-places.ts";
import { startPayload } from "../../testing/start-payload.ts";

describeRandomPlaces(startPayload);
