/** The contract's calls about one registration. Source: docs/upstream-contract.md, "Registrations". */
import { registrationActions, registrationCall } from "@kdl/schemas/registrations/registration";
import type { Payload } from "payload";
import { ownCertificates } from "../certificates/own-certificates.ts";
import { act, readOwn, unknownLink } from "../submissions/places/act.ts";
import { registrationCalendar } from "../submissions/places/calendar.ts";
import type { OwnRegistration } from "../submissions/places/own-registration.ts";
import { registrationToWire } from "../submissions/places/registration-to-wire.ts";
import { answerCall, type CallHandler } from "./answer-call.ts";
import { bearerOf } from "./bearer.ts";
import { readJson } from "./read-json.ts";
import { file, reply } from "./reply.ts";

const calls = new Map<string, CallHandler>([
  [
    `GET ${registrationCall.own}`,
    async (request, payload) => {
      const registration = await readOwn(payload, bearerOf(request) ?? "", new Date());
      return replyWith(payload, registration);
    },
  ],
  ...registrationActions.map((action): [string, CallHandler] => [
    `POST ${registrationCall[action]}`,
    async (request, payload) => {
      const { from } = await readJson(request);
      const registration = await act(payload, bearerOf(request) ?? "", action, from);
      return replyWith(payload, registration);
    },
  ]),
  [
    `GET ${registrationCall.calendar}`,
    async (request, payload) => {
      const registration = await readOwn(payload, bearerOf(request) ?? "", new Date());
      const calendar = await registrationCalendar(payload, registration);
      if (calendar === null) throw unknownLink();
      return file(calendar, "text/calendar; charset=utf-8");
    },
  ],
]);

async function replyWith(payload: Payload, registration: OwnRegistration): Promise<Response> {
  const certificates = await ownCertificates(payload, "event-registration", [registration.id]);
  return reply({
    ...(await registrationToWire(payload, registration, new Date())),
    certificate: certificates.get(registration.id) ?? null,
  });
}

/** @param path with the leading slash */
export const answerRegistrationCall = (request: Request, path: string): Promise<Response> =>
  answerCall(calls, request, path);
