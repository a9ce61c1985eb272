import { describeConcurrentCommands } from "../testing/describe-concurrent-commands.ts";
import { startPayload } from "../testing/start-payload.ts";

describeConcurrentCommands(startPayload);
