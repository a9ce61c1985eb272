/** The contract's member calls. Source: docs/upstream-contract.md, "Members". */
import config from "@payload-config";
import { unexpected } from "@kdl/schemas/messages";
import { getPayload } from "payload";
import { Refused } from "../../submissions/refused.ts";
import { notFound, reply } from "../reply.ts";
import { accountCalls } from "./account-calls.ts";
import type { CallHandler } from "./call-context.ts";
import { ownCalls } from "./own-calls.ts";
import { profileCalls } from "./profile-calls.ts";
import { sentCalls } from "./sent-calls.ts";

const calls = new Map<string, CallHandler>(
  Object.entries({ ...accountCalls, ...ownCalls, ...profileCalls, ...sentCalls }),
);

/** Paths with a parameter. */
const naming = /^(me\/(?:profile|registrations))\/([^/]+)(\/[a-z]+)?$/;

/** @param path the rest of the path after `/api/members/` */
export async function answerMemberCall(request: Request, path: string): Promise<Response> {
  const [, before = path, name = "", after = ""] = naming.exec(path) ?? [];
  const key = `${request.method} ${before}${name && "/:name"}${after}`;
  const call = calls.get(key);
  if (!call) return notFound();
  const payload = await getPayload({ config });
  try {
    return await call({ request, payload, name });
  } catch (error) {
    if (error instanceof Refused) {
      const { status, ...body } = error.refusal;
      return reply(body, status);
    }
    // Only the pattern: the path may contain personal data.
    payload.logger.error({ call: key, err: error }, "A member call failed");
    return reply({ code: "UNAVAILABLE", message: unexpected }, 503);
  }
}
