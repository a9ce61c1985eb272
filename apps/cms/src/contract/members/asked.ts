import { checkForm, type Form, type FormValues } from "@kdl/schemas/form";
import type { MemberFormName } from "@kdl/schemas/members";
import type { Payload } from "payload";
import { type LoggedIn, loggedIn } from "../../members/sessions.ts";
import { invalid } from "../../submissions/refused.ts";
import { readJson } from "../read-json.ts";

/** A member call, with what it names in its address. */
export interface Asked {
  request: Request;
  payload: Payload;
  /** Of the profile, or a reference. */
  name: string;
}

/** Answers a call. */
export type Call = (asked: Asked) => Promise<Response>;

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

/** The session's word that came along; `null` without any. */
export function bearerOf({ headers }: Request): string | null {
  return /^Bearer ([\w-]+)$/i.exec(headers.get("authorization") ?? "")?.[1] ?? null;
}

/**
 * Who asks.
 * @throws {Refused} where nobody is logged in
 */
export const asker = ({ request, payload }: Asked): Promise<LoggedIn> =>
  loggedIn(payload, bearerOf(request), new Date());
