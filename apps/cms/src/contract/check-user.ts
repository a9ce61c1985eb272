import config from "@payload-config";
import { internshipForm } from "@kdl/schemas/forms/internship";
import { requestFailure, unexpected } from "@kdl/schemas/messages";
import { IDEMPOTENCY_HEADER } from "@kdl/schemas/contract/submissions";
import { getPayload } from "payload";
import { knownApplicants } from "../submissions/cohort-keys.ts";
import { referenceOf } from "../submissions/idempotency.ts";
import { Refused } from "../submissions/refused.ts";
import { readJson } from "./read-json.ts";
import { reply } from "./reply.ts";

/** Path of the early duplicate check. */
export const CHECK_USER_PATH = "/api/check-user";

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

/**
 * `POST /api/check-user`: whether the cohort has an application with this address or number. An
 * application stored under the request's idempotency key is the caller's own, whose reply was lost.
 */
export async function checkUser(request: Request): Promise<Response> {
  try {
    const { email, mobile } = await readJson(request);
    const payload = await getPayload({ config });
    const key = request.headers.get(IDEMPOTENCY_HEADER);
    const own = key === null ? null : await referenceOf(payload, internshipForm, key);
    const person = { email: textOf(email), mobile: textOf(mobile) };
    return reply(await knownApplicants(payload, person, own));
  } catch (error) {
    if (error instanceof Refused) {
      const { status, ...body } = error.refusal;
      return reply({ ...body, message: requestFailure.invalid }, status);
    }
    const { logger } = await getPayload({ config });
    logger.error({ err: error }, "A duplicate check failed");
    return reply({ code: "UNAVAILABLE", message: unexpected }, 503);
  }
}
