/** Calls of the private link of a registration. */
import { LINK_TOKEN } from "@kdl/schemas/applications/application";
import { mayChangePlace, openPlaces } from "@kdl/schemas/registrations/places";
import {
  actionPlace,
  registrationActions,
  registrationCall,
  type RegistrationRefusal,
} from "@kdl/schemas/registrations/registration";
import { registrationFailure } from "@kdl/schemas/registrations/registration-texts";
import { ownCertificateBody } from "../certificates/certificate-state.ts";
import { isCheckedIn, ticketBody } from "../door/door-state.ts";
import { calendarFile } from "../members/calendar-file.ts";
import { type Call, exactly, type MemberRequest } from "../members/call.ts";
import { json } from "../reply.ts";
import type { MockState } from "../state.ts";
import { readJsonBody } from "../submissions/read-json-body.ts";
import { RefusedBody } from "../submissions/received.ts";
import {
  changePlace,
  eventOf,
  isRegistered,
  queueOf,
  type Registered,
} from "./registration-state.ts";

const refusal = (code: RegistrationRefusal) =>
  new RefusedBody({
    status: code === "NOT_FOUND" ? 404 : 409,
    code,
    message: registrationFailure[code],
  });

/** The registration of the request's token. Every wrong token gets the same refusal. */
function ownRegistration({ authorization }: MemberRequest, { store }: MockState): Registered {
  const token = /^Bearer ([\w-]+)$/.exec(authorization)?.[1] ?? "";
  const found = store.all
    .filter(isRegistered)
    .find(({ linkToken }) => LINK_TOKEN.test(token) && linkToken === token);
  if (!found) throw refusal("NOT_FOUND");
  return found;
}

/** A registration's place, which a member's list shows as well. */
export function placeBody(entry: Registered, state: MockState) {
  const { place, offerEndsAt } = entry;
  const waitingPlace = place === "waiting" ? queueOf(entry, state).indexOf(entry) + 1 : null;
  return { place, waiting_place: waitingPlace || null, offer_ends_at: offerEndsAt };
}

function registrationBody(entry: Registered, state: MockState) {
  const event = eventOf(entry, state);
  const isAhead = event !== null && Date.parse(event.startsAt) > Date.now();
  return {
    reference: entry.reference,
    first_name: String(entry.values["first_name"]).split(" ")[0],
    received_at: entry.sentAt,
    ...placeBody(entry, state),
    can_cancel: isAhead && openPlaces.includes(entry.place) && !isCheckedIn(state, entry.reference),
    certificate: ownCertificateBody(state, entry.reference),
    ticket: ticketBody(entry, event, state),
    event: event && {
      slug: event.slug,
      name: event.name,
      type: event.type,
      starts_at: event.startsAt,
      ends_at: event.endsAt,
      location: event.location,
      status: event.status,
      bring: event.bring,
    },
  };
}

const changes: Call[] = registrationActions.map((action) => ({
  method: "POST",
  path: exactly(registrationCall[action]),
  async answer({ request, state }) {
    const { values } = await readJsonBody(request.body);
    const entry = ownRegistration(request, state);
    const to = actionPlace[action];
    if (entry.place === to) return json(200, registrationBody(entry, state));
    if (entry.place !== values["from"] || !mayChangePlace("participant", entry.place, to)) {
      throw refusal("PLACE_CHANGED");
    }
    const { can_cancel: canCancel } = registrationBody(entry, state);
    if (action === "cancel" && !canCancel) throw refusal("TOO_LATE");
    if (action === "accept" && Date.parse(entry.offerEndsAt ?? "") <= Date.now()) {
      throw refusal("OFFER_ENDED");
    }
    changePlace(entry, to, state);
    return json(200, registrationBody(entry, state));
  },
}));

export const registrationCalls: readonly Call[] = [
  {
    method: "GET",
    path: exactly(registrationCall.own),
    answer: ({ request, state }) =>
      json(200, registrationBody(ownRegistration(request, state), state)),
  },
  ...changes,
  {
    method: "GET",
    path: exactly(registrationCall.calendar),
    answer({ request, state }) {
      const entry = ownRegistration(request, state);
      const event = eventOf(entry, state);
      if (!event || entry.place !== "seated") throw refusal("NOT_FOUND");
      const isCancelled = event.status === "cancelled";
      return {
        status: 200,
        type: "text/calendar; charset=utf-8",
        body: Buffer.from(calendarFile(entry.reference, { ...event, isCancelled })),
      };
    },
  },
];
