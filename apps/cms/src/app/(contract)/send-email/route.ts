import { submit } from "../../../contract/submit.ts";

export const POST = (request: Request): Promise<Response> => submit(request, "/send-email");
