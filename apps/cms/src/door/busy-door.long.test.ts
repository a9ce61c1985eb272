import { describeBusyDoor } from "../testing/describe-busy-door.ts";
import { startPayload } from "../testing/start-payload.ts";

describeBusyDoor(startPayload);
