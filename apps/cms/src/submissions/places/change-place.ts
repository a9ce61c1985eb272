import {
  mayChangePlace,
  type Place,
  type PlaceActor,
  seatTaking,
} from "@kdl/schemas/registrations/places";
import type { PayloadRequest, Where } from "payload";
import type { StaffSignature } from "../../access/staff.ts";
import { announce } from "../../hooks/announce.ts";
import { cancellationKinds, type MailKind } from "../../mail/mail-kinds.ts";
import { queueMail } from "../../mail/queue-mail.ts";
import type { Confirmation } from "./confirmations.ts";

const collection = "event-registrations";

export interface PlaceChange {
  /** Id of the registration. */
  registration: string;
  event: string;
  /** The place that the caller has seen. */
  from: Place;
  to: Place;
  actor: PlaceActor;
  /** The staff account, if one made the change. */
  by?: StaffSignature;
  /** What staff had to confirm. */
  confirmed?: readonly Confirmation[];
  /** Whether the person gets a mail. */
  isTold?: boolean;
  /** Restores the key of a registration that had lost it. */
  placeKey?: string;
  /** When an offer ends. */
  offerEndsAt?: Date;
}

/** Mail triggered by a change of place: one to the person, and for cancellations one to staff. */
const mails: Readonly<Record<Exclude<Place, "waiting">, readonly MailKind[]>> = {
  offered: ["seat-offered"],
  seated: ["seat-accepted"],
  lapsed: ["seat-lapsed"],
  cancelled: cancellationKinds,
};

/** Mail to a person whom staff gave a seat, or whose registration they cancelled. */
const staffMails: Partial<typeof mails> = {
  seated: ["seat-given"],
  cancelled: ["cancelled-by-staff"],
};

/**
 * Moves a registration to another place, logs it and queues its mail, in the transaction of the request.
 * The caller has locked the event's seats.
 *
 * @returns `false` if the registration isn't in the expected place any more, or is in quarantine: of two
 * concurrent calls, one succeeds
 * @throws {TypeError} if the change isn't legal
 */
export async function changePlace(req: PayloadRequest, change: PlaceChange): Promise<boolean> {
  const { registration, from, to, actor, offerEndsAt, placeKey, isTold = true } = change;
  if (to === "waiting" || !mayChangePlace(actor, from, to)) {
    throw new TypeError(`${actor} can't move ${from} to ${to}`);
  }
  const { db } = req.payload;
  const now = new Date().toISOString();
  const hasEnded = to === "cancelled" || to === "lapsed";
  const moved = await db.updateOne({
    collection,
    where: {
      and: [{ id: { equals: registration } }, isIn(from), { quarantined: { equals: false } }],
    },
    data: {
      place: to,
      updatedAt: now,
      offerEndsAt: offerEndsAt?.toISOString() ?? null,
      // The address may register again.
      ...(hasEnded && { placeKey: null }),
      ...(placeKey !== undefined && { placeKey }),
      ...(to === "seated" && { seatedAt: now }),
      ...(to === "cancelled" && { cancelledAt: now }),
    },
    options: { atomic: true },
    req,
  });
  if (!moved) return false;
  await logPlace(req, change);
  const kinds = (actor === "staff" && staffMails[to]) || mails[to];
  const isExempt = to !== "cancelled" || actor === "staff";
  if (isTold) await queueMail(req, { collection, id: registration, kinds, isExempt });
  // The site shows the number of free seats.
  if (seatTaking.includes(from) !== seatTaking.includes(to) || from === "waiting") {
    announce(req, ["events"]);
  }
  return true;
}

/** During an update, the previous version of the CMS stores registrations without a place: they are seated. */
const isIn = (place: Place): Where =>
  place === "seated"
    ? { or: [{ place: { equals: place } }, { place: { exists: false } }] }
    : { place: { equals: place } };

interface LogEntry extends Pick<
  PlaceChange,
  "registration" | "event" | "actor" | "by" | "confirmed"
> {
  /** Absent for a new registration. */
  from?: Place;
  to: Place;
}

/** Adds a line to the log of places. */
export async function logPlace(req: PayloadRequest, change: LogEntry): Promise<void> {
  const { registration, event, from, to, actor, by, confirmed = [] } = change;
  await req.payload.db.create({
    collection: "place-changes",
    data: {
      registration,
      event,
      ...(from && { from }),
      to,
      actor,
      ...(confirmed.length > 0 && { confirmed: confirmed.join(" ") }),
      at: new Date().toISOString(),
      ...(by && { by: by.id, byName: by.name }),
    },
    req,
  });
}
