import { registrationWire } from "@kdl/schemas/contract/registration-replies";
import {
  type Registration,
  registrationCall,
  type RegistrationRefusal,
} from "@kdl/schemas/registrations/registration";
import { registrationFailure } from "@kdl/schemas/registrations/registration-texts";
import {
  askByLink,
  askForCalendar,
  type LinkedThing,
  type LinkQuestion,
} from "../../private-links/ask-by-link.ts";
import { type LinkContext, unreadable } from "../../private-links/ask-counted.ts";

/** What a person asked for can't be done now. */
export type RegistrationProblem = Exclude<RegistrationRefusal, "NOT_FOUND">;

const { NOT_FOUND, failed, tooManyTries, ...refusals } = registrationFailure;
const registrations: LinkedThing<RegistrationProblem> = {
  name: "registration",
  unknownLink: NOT_FOUND,
  failed,
  tooManyTries,
  refusals,
};

/** Asks the upstream about a registration, and reads what it says. @throws {VisitorError} */
export async function askAboutRegistration(
  ctx: LinkContext,
  question: LinkQuestion,
): Promise<Registration> {
  const { body } = await askByLink(registrations, ctx, question);
  const registration = registrationWire.safeParse(body);
  if (registration.success) return registration.data;
  throw unreadable(registrations, ctx, question, "no registration");
}

/** The event as a calendar file, for a registration with a seat. @throws {VisitorError} */
export const askForEvent = (ctx: LinkContext, token: string): Promise<Buffer> =>
  askForCalendar(registrations, ctx, { path: registrationCall.calendar, token });
