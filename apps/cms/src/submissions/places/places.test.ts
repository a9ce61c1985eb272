import { describePlaces } from "../../testing/describe-places.ts";
import { startPayload } from "../../testing/start-payload.ts";

describePlaces(startPayload);
