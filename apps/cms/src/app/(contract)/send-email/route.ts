import { forGateways } from "../../../contract/for-gateways.ts";
import { submit } from "../../../contract/submit.ts";

export const POST = forGateways((request) => submit(request, "/send-email"));
