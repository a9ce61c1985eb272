/** Lists what members have sent, and cancels their registrations. */
import { memberCall } from "@kdl/schemas/members/member-calls";
import { memberSuccess } from "@kdl/schemas/members/member-messages";
import { json } from "../reply.ts";
import { changePlace, isRegistered } from "../registrations/registration-state.ts";
import { calendarFile } from "./calendar-file.ts";
import { type Call, exactly, forMembers, type WithMember } from "./call.ts";
import { refusal } from "./member-replies.ts";
import { canCancel, eventOf, sentBy, submissionBody } from "./sent.ts";

const list = forMembers(({ member, state }) =>
  json(200, { submissions: sentBy(member, state).map((sent) => submissionBody(sent, state)) }),
);

/** The member's registration that the path names. Throws if there is none. */
function registrationOf({ member, state, parameter }: WithMember) {
  const found = sentBy(member, state).find(({ reference }) => reference === parameter);
  if (found?.form !== "event-registration") throw refusal("NOT_FOUND");
  return { registration: found, event: eventOf(found, state) };
}

const cancel = forMembers((context) => {
  const { registration, event } = registrationOf(context);
  if (!canCancel(registration, event, context.state)) throw refusal("NOT_CANCELLABLE");
  if (isRegistered(registration)) changePlace(registration, "cancelled", context.state);
  registration.status = "cancelled";
  return json(200, { message: memberSuccess.cancelled });
});

const calendar = forMembers((context) => {
  const { registration, event } = registrationOf(context);
  if (!event) throw refusal("NOT_FOUND");
  return {
    status: 200,
    type: "text/calendar; charset=utf-8",
    body: Buffer.from(calendarFile(registration.reference, event)),
  };
});

const REFERENCE_GROUP = "([^/]+)";
const registration = `${memberCall.me}/registrations/${REFERENCE_GROUP}`;

export const sentCalls: readonly Call[] = [
  { method: "GET", path: exactly(memberCall.submissions), answer: list },
  { method: "POST", path: exactly(`${registration}/cancel`), answer: cancel },
  { method: "GET", path: exactly(`${registration}/calendar`), answer: calendar },
];
