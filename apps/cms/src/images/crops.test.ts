import { describeCrops } from "../testing/describe-crops.ts";
import { startPayload } from "../testing/start-payload.ts";

describeCrops(startPayload);
