import config from "@payload-config";
import { requestFailure } from "@kdl/schemas/messages";
import { getPayload } from "payload";
import { knownApplicants } from "../submissions/cohort-keys.ts";
import { Refused } from "../submissions/refused.ts";
import { readJson } from "./read-json.ts";
import { reply } from "./reply.ts";

/** Path of the early word on duplicates. */
export const CHECK_USER_PATH = "/api/check-user";

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

/** `POST /api/check-user`: whether the cohort has an application with this address or number. */
export async function checkUser(request: Request): Promise<Response> {
  try {
    const { email, mobile } = await readJson(request);
    const payload = await getPayload({ config });
    return reply(await knownApplicants(payload, { email: textOf(email), mobile: textOf(mobile) }));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { status, ...body } = error.refusal;
    return reply({ ...body, message: requestFailure.invalid }, status);
  }
}
