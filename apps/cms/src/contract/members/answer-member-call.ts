/** The contract's member calls. Source: docs/upstream-contract.md, "Members". */
import { answerOrRefuse } from "../answer-or-refuse.ts";
import { notFound } from "../reply.ts";
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
  return answerOrRefuse({ call: key, message: "A member call failed" }, (payload) =>
    call({ request, payload, name }),
  );
}
