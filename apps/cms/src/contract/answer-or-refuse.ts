import config from "@payload-config";
import { unexpected } from "@kdl/schemas/messages";
import { getPayload, type Payload } from "payload";
import { Refused } from "../submissions/refused.ts";
import { reply } from "./reply.ts";

interface Failure {
  /** For the log. */
  message: string;
  /** The call's pattern: paths may contain personal data. */
  call?: string;
}

/** Runs a call. What it throws becomes its refusal, or a 503 whose cause is only in the log. */
export async function answerOrRefuse(
  { message, call }: Failure,
  run: (payload: Payload) => Promise<Response>,
): Promise<Response> {
  const payload = await getPayload({ config });
  try {
    return await run(payload);
  } catch (error) {
    if (error instanceof Refused) {
      const { status, ...body } = error.refusal;
      return reply(body, status);
    }
    payload.logger.error({ ...(call && { call }), err: error }, message);
    return reply({ code: "UNAVAILABLE", message: unexpected }, 503);
  }
}
