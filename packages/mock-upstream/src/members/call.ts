/** What a member call is, and how the fake tells them apart. */
import type { Readable } from "node:stream";
import { checkForm, type Form, type FormValues } from "@kdl/schemas/forms/form";
import { requestFailure } from "@kdl/schemas/messages";
import type { Reply } from "../reply.ts";
import type { MockState } from "../state.ts";
import { readJsonBody } from "../submissions/read-json-body.ts";
import { malformed, RefusedBody } from "../submissions/received.ts";
import { refusal } from "./member-replies.ts";
import type { StoredMember } from "./member-store.ts";

export interface MemberRequest {
  method: string;
  path: string;
  contentType: string;
  authorization: string;
  body: Readable;
}

interface Context {
  request: MemberRequest;
  state: MockState;
  /** What the path's group holds, such as a reference. */
  parameter: string;
}

export interface Call {
  method: string;
  path: RegExp;
  answer(context: Context): Reply | Promise<Reply>;
}

export interface WithMember extends Context {
  member: StoredMember;
  session: string;
}

/** Only for who is logged in. */
export const forMembers =
  (answer: (context: WithMember) => Reply | Promise<Reply>): Call["answer"] =>
  (context) => {
    const { members } = context.state;
    const session = sessionOf(context.request);
    const member = members.members.get(members.sessions.use(session) ?? "");
    if (!member) throw refusal("SESSION_ENDED");
    return answer({ ...context, member, session });
  };

/** The session's token; empty where there is none. */
export const sessionOf = ({ authorization }: MemberRequest) =>
  /^Bearer ([\w-]{43})$/.exec(authorization)?.[1] ?? "";

/** Reads and checks a form's answers. Throws what is wrong. */
export async function readForm<Values extends FormValues>(
  form: Form<Values, string>,
  { contentType, body }: MemberRequest,
): Promise<Values> {
  if (!contentType.startsWith("application/json")) {
    throw new RefusedBody(malformed(requestFailure.invalid));
  }
  const { values } = await readJsonBody(body);
  const check = checkForm(form, values, { now: new Date() });
  if (check.ok) return check.values;
  const { message, fields } = check;
  throw new RefusedBody({ status: 422, code: "INVALID", message, fields });
}

/** A path without groups. */
export const exactly = (path: string) => new RegExp(`^${path}$`);
