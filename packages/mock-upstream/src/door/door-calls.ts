/** What phones at the door ask. */
import { doorCall, doorLimits, type DoorRefusal, type DoorState } from "@kdl/schemas/door/door";
import { doorFailure } from "@kdl/schemas/door/door-texts";
import { readPairingCode } from "@kdl/schemas/door/ticket-code";
import { requestFailure } from "@kdl/schemas/messages";
import { type Call, exactly, type MemberRequest, sessionOf } from "../members/call.ts";
import { eventOf, type Registered } from "../registrations/registration-state.ts";
import { json } from "../reply.ts";
import type { MockState } from "../state.ts";
import { readJsonBody } from "../submissions/read-json-body.ts";
import { malformed, RefusedBody } from "../submissions/received.ts";
import { applyScan, listed } from "./apply-scan.ts";
import { digestOf, type FakePhone, replay, ticketCode } from "./door-state.ts";

const AFTER_EVENT_MS = 12 * 60 * 60_000;

const refusal = (code: DoorRefusal) =>
  new RefusedBody({
    status: code === "NOT_FOUND" ? 404 : 401,
    code,
    message: doorFailure[code],
  });

/** The event of a phone, while its door is open. */
function openDoor({ event: id }: Pick<FakePhone, "event">, state: MockState) {
  const event = eventOf({ values: { event_id: id } }, state);
  const end = event ? Date.parse(event.endsAt) + AFTER_EVENT_MS : 0;
  if (!event || end <= Date.now()) return null;
  return {
    expires_at: new Date(end).toISOString(),
    event: {
      slug: event.slug,
      name: event.name,
      starts_at: event.startsAt,
      ends_at: event.endsAt,
      location: event.location,
    },
    seatsLeft: event.seatsLeft,
  };
}

function phoneOf(request: MemberRequest, state: MockState) {
  const token = sessionOf(request);
  const phone = state.door.phones.find((one) => one.code === null && one.token === token);
  const door = phone && !phone.hasEnded ? openDoor(phone, state) : null;
  if (!phone || !door) throw refusal("PAIRING_ENDED");
  return { phone, door };
}

function stateOf({ place, reference }: Registered, state: MockState): DoorState {
  if (place === "waiting" || place === "offered") return "waiting";
  if (place !== "seated") return "cancelled";
  return replay(state, reference).first ? "checked-in" : "expected";
}

const iso = (at: number | undefined) => (at === undefined ? null : new Date(at).toISOString());

function manifestBody(phone: FakePhone, state: MockState) {
  const people = listed(phone, state).map((entry) => ({
    entry,
    digest: digestOf(phone.salt, ticketCode(entry, state)),
    ...replay(state, entry.reference),
  }));
  const taken = people.filter(({ entry }) => ["seated", "offered"].includes(entry.place)).length;
  const door = openDoor(phone, state);
  const seatsLeft = door?.seatsLeft ?? null;
  return {
    event: door?.event,
    expires_at: door?.expires_at,
    device: phone.device,
    salt: phone.salt,
    capacity: seatsLeft === null ? null : taken + Math.max(0, seatsLeft),
    taken,
    people: people.map(({ entry, digest, first }) => ({
      digest,
      first_name: String(entry.values["first_name"]),
      initial: String(entry.values["last_name"] ?? "").slice(0, 1),
      state: stateOf(entry, state),
      checked_in_at: iso(first?.at),
    })),
    conflicts: people.flatMap(({ digest, first, conflicts }) =>
      conflicts.map((scan) => ({
        digest,
        at: iso(scan.at),
        device: scan.phone.device,
        first_at: iso(first?.at),
        first_device: first?.phone.device,
      })),
    ),
  };
}

export const doorCalls: readonly Call[] = [
  {
    method: "POST",
    path: exactly(doorCall.pair),
    async answer({ request, state }) {
      const { values } = await readJsonBody(request.body);
      const code = readPairingCode(String(values["code"]));
      const phone = state.door.phones.find((one) => code !== null && one.code === code);
      const door = phone && !phone.hasEnded ? openDoor(phone, state) : null;
      if (!phone || !door || phone.codeExpiresAt <= Date.now()) throw refusal("NOT_FOUND");
      const device = String(values["device"] ?? "").trim() || "Phone";
      Object.assign(phone, { code: null, pairedAt: Date.now(), device });
      const { event, expires_at } = door;
      return json(200, { token: phone.token, device, event, expires_at });
    },
  },
  {
    method: "GET",
    path: exactly(doorCall.manifest),
    answer: ({ request, state }) => json(200, manifestBody(phoneOf(request, state).phone, state)),
  },
  {
    method: "POST",
    path: exactly(doorCall.scans),
    async answer({ request, state }) {
      const { values } = await readJsonBody(request.body);
      const { phone } = phoneOf(request, state);
      const { scans } = values;
      if (!Array.isArray(scans) || scans.length < 1 || scans.length > doorLimits.scans) {
        throw new RefusedBody(malformed(requestFailure.invalid));
      }
      return json(200, {
        results: scans.map((scan) => applyScan(phone, scan as object as never, state)),
      });
    },
  },
  {
    method: "POST",
    path: exactly(doorCall.end),
    async answer({ request, state }) {
      await readJsonBody(request.body);
      phoneOf(request, state).phone.hasEnded = true;
      return json(200, {});
    },
  },
];
