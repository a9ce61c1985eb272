import { checkForm, type Form, type FormValues } from "@kdl/schemas/forms/form";
import type { MemberFormName } from "@kdl/schemas/members/members";
import type { Payload } from "payload";
import { type LoggedIn, loggedIn } from "../../members/sessions.ts";
import { invalid } from "../../submissions/refused.ts";
import { readJson } from "../read-json.ts";

/** A member call and the parameter of its path. */
export interface CallContext {
  request: Request;
  payload: Payload;
  /** A profile step or a submission's reference; empty if the path has none. */
  name: string;
}

export type CallHandler = (context: CallContext) => Promise<Response>;

/**
 * Reads and checks a form.
 * @throws {Refused}
 */
export async function readForm<Values extends FormValues>(
  request: Request,
  form: Form<Values, MemberFormName>,
): Promise<Values> {
  const check = checkForm(form, await readJson(request), { now: new Date() });
  if (!check.ok) throw invalid(check.message, check.fields);
  return check.values;
}

/** The session token of the request, or `null`. */
export function bearerOf({ headers }: Request): string | null {
  return /^Bearer ([\w-]+)$/i.exec(headers.get("authorization") ?? "")?.[1] ?? null;
}

/**
 * The session of the member who made the call.
 * @throws {Refused} if the session is missing or has expired
 */
export const currentMember = ({ request, payload }: CallContext): Promise<LoggedIn> =>
  loggedIn(payload, bearerOf(request), new Date());
