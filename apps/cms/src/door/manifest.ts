/** What a phone needs to check people in without a network. No addresses, no last names. */
import type { DoorState } from "@kdl/schemas/door/door";
import type { Payload } from "payload";
import { placeOf } from "../forms/place-of.ts";
import type { Event } from "../payload-types.ts";
import { countSeatsOf } from "../submissions/places/seats.ts";
import { replay, scansOf } from "./check-ins.ts";
import { collection, doorEnd, type PairedPhone } from "./pairing.ts";
import { digestFor, type TicketHolder, ticketHolders } from "./ticket-holders.ts";

const letters = new Intl.Segmenter(undefined, { granularity: "grapheme" });

export const doorEventToWire = ({ slug, name, startsAt, endsAt, location }: Event) => ({
  slug,
  name,
  starts_at: startsAt,
  ends_at: endsAt,
  location: location ?? "",
});

export async function manifestFor(payload: Payload, phone: PairedPhone, now: Date) {
  const { event, salt } = phone;
  await payload.db.updateOne({
    collection,
    id: phone.id,
    data: { lastSyncAt: now.toISOString() },
    returning: false,
  });
  const [holders, scans, { taken }] = await Promise.all([
    ticketHolders(payload, event.id),
    scansOf(payload, event.id, null),
    countSeatsOf(payload, event.id),
  ]);
  const people = holders.map((holder) => ({ holder, digest: digestFor(salt, holder) }));
  return {
    event: doorEventToWire(event),
    device: phone.device,
    expires_at: doorEnd(event).toISOString(),
    salt,
    capacity: event.capacity ?? null,
    taken,
    people: people.map(({ holder, digest }) => ({
      digest,
      first_name: holder.firstName ?? "",
      initial: initialOf(holder.lastName ?? ""),
      state: stateOf(holder),
      checked_in_at: holder.checkedInAt ?? null,
    })),
    conflicts: people.flatMap(({ holder, digest }) => {
      const { first, conflicts } = replay(scans.get(holder.id) ?? []);
      return conflicts.map(({ at, device }) => ({
        digest,
        at,
        device,
        first_at: first?.at,
        first_device: first?.device,
      }));
    }),
  };
}

/** One letter as people see it, which may have several characters. */
function initialOf(lastName: string): string {
  const [first] = letters.segment(lastName.trim().slice(0, 20));
  return first?.segment.toUpperCase() ?? "";
}

function stateOf(holder: TicketHolder): DoorState {
  const place = placeOf(holder);
  if (place === "waiting" || place === "offered") return "waiting";
  if (place !== "seated") return "cancelled";
  return holder.checkedInAt ? "checked-in" : "expected";
}
