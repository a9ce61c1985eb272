import { describePeople } from "../testing/describe-people.ts";
import { startPayload } from "../testing/start-payload.ts";

describePeople(startPayload);
