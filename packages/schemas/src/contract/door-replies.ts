/** The upstream's replies to phones at the door. Source: docs/upstream-contract.md, "Tickets and the door". For servers. */
import { z } from "zod";
import {
  type DoorConflict,
  type DoorManifest,
  doorOutcomes,
  type DoorPairing,
  type DoorPerson,
  type DoorResult,
  doorStates,
  type Ticket,
  TICKET_DIGEST,
} from "../door/door.ts";
import { TICKET_CODE } from "../door/ticket-code.ts";

const moment = z.iso.datetime({ offset: true });
const digest = z.string().regex(TICKET_DIGEST);

const event = z
  .object({
    slug: z.string(),
    name: z.string(),
    starts_at: moment,
    ends_at: moment,
    location: z.string().nullish(),
  })
  .transform(({ starts_at, ends_at, location, ...rest }) => ({
    ...rest,
    startsAt: starts_at,
    endsAt: ends_at,
    location: location ?? "",
  }));

export const doorPairingWire = z
  .object({
    token: z.string().regex(/^[\w-]{43}$/),
    expires_at: moment,
    device: z.string(),
    event,
  })
  .transform(({ expires_at, ...rest }): DoorPairing => ({ ...rest, expiresAt: expires_at }));

const person = z
  .object({
    digest,
    first_name: z.string(),
    initial: z.string(),
    state: z.enum(doorStates),
    checked_in_at: moment.nullish(),
  })
  .transform(({ first_name, checked_in_at, ...rest }): DoorPerson => ({
    ...rest,
    firstName: first_name,
    checkedInAt: checked_in_at ?? null,
  }));

const conflict = z
  .object({
    digest,
    at: moment,
    device: z.string(),
    first_at: moment,
    first_device: z.string(),
  })
  .transform(({ first_at, first_device, ...rest }): DoorConflict => ({
    ...rest,
    firstAt: first_at,
    firstDevice: first_device,
  }));

export const doorManifestWire = z
  .object({
    event,
    device: z.string(),
    expires_at: moment,
    salt: z.string().min(1),
    capacity: z.int().nonnegative().nullish(),
    taken: z.int().nonnegative(),
    people: z.array(person),
    conflicts: z.array(conflict),
  })
  .transform(({ expires_at, capacity, ...rest }): DoorManifest => ({
    ...rest,
    expiresAt: expires_at,
    capacity: capacity ?? null,
  }));

const result = z
  .object({
    id: z.string(),
    outcome: z.enum(doorOutcomes),
    at: moment.nullish(),
    device: z.string().nullish(),
  })
  .transform(({ at, device, ...rest }): DoorResult => ({
    ...rest,
    at: at ?? null,
    device: device ?? null,
  }));

export const doorResultsWire = z
  .object({ results: z.array(result) })
  .transform(({ results }) => results);

/** The ticket in a participant's view of a registration. An unreadable ticket isn't shown. */
export const ticketWire = z
  .object({ code: z.string().regex(TICKET_CODE), checked_in_at: moment.nullish() })
  .transform(({ code, checked_in_at }): Ticket => ({ code, checkedInAt: checked_in_at ?? null }))
  .nullish()
  .catch(null);
