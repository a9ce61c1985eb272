/** The upstream's replies about a registration. Source: docs/upstream-contract.md, "Registrations". For servers. */
import { z } from "zod";
import { eventStatus } from "../content/events.ts";
import { LINK_TOKEN } from "../applications/application.ts";
import { places } from "../registrations/places.ts";
import type { Registration } from "../registrations/registration.ts";
import { ownCertificateWire } from "./certificate-replies.ts";
import { ticketWire } from "./door-replies.ts";
import { REFERENCE } from "./submissions.ts";

const moment = z.iso.datetime({ offset: true });

const placeFields = {
  place: z.enum(places).nullable(),
  waiting_place: z.int().positive().nullish(),
  offer_ends_at: moment.nullish(),
};

const eventOfRegistration = z
  .object({
    slug: z.string(),
    name: z.string(),
    type: z.string().nullish(),
    starts_at: moment,
    ends_at: moment,
    location: z.string().nullish(),
    status: eventStatus.nullish().catch("scheduled"),
    bring: z.string().nullish(),
  })
  .transform(({ starts_at, ends_at, ...rest }) => ({
    slug: rest.slug,
    name: rest.name,
    type: rest.type ?? "",
    startsAt: starts_at,
    endsAt: ends_at,
    location: rest.location ?? "",
    status: rest.status ?? ("scheduled" as const),
    bring: rest.bring ?? "",
  }));

export const registrationWire = z
  .object({
    ...placeFields,
    reference: z.string().regex(REFERENCE),
    first_name: z.string().nullish(),
    received_at: moment,
    can_cancel: z.boolean(),
    certificate: ownCertificateWire,
    ticket: ticketWire,
    event: eventOfRegistration.nullish(),
  })
  .transform(({ reference, place, event, certificate, ticket, ...rest }): Registration => ({
    reference,
    firstName: rest.first_name ?? "",
    receivedAt: rest.received_at,
    place,
    waitingPlace: rest.waiting_place ?? null,
    offerEndsAt: rest.offer_ends_at ?? null,
    canCancel: rest.can_cancel,
    certificate: certificate ?? null,
    ticket: ticket ?? null,
    event: event ?? null,
  }));

/** The extra fields of a registration in a member's list. */
export const sentRegistrationWire = z
  .object({ ...placeFields, token: z.string().regex(LINK_TOKEN).nullable() })
  .transform(({ place, waiting_place, offer_ends_at, token }) => ({
    place,
    waitingPlace: waiting_place ?? null,
    offerEndsAt: offer_ends_at ?? null,
    token,
  }));
