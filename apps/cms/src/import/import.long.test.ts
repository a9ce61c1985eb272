import { describeImports } from "../testing/describe-imports.ts";
import { startPayload } from "../testing/start-payload.ts";

describeImports(startPayload);
