import type { Payload } from "payload";
import { type LoggedIn, loggedIn } from "../../members/sessions.ts";
import { bearerOf } from "../bearer.ts";

/** A member call and the parameter of its path. */
export interface CallContext {
  request: Request;
  payload: Payload;
  /** A profile step or a submission's reference; empty if the path has none. */
  name: string;
}

export type CallHandler = (context: CallContext) => Promise<Response>;

/**
 * The session of the member who made the call.
 * @throws {Refused} if the session is missing or has expired
 */
export const currentMember = ({ request, payload }: CallContext): Promise<LoggedIn> =>
  loggedIn(payload, bearerOf(request), new Date());
