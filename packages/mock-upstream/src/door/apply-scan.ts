import { DOOR_PATH, doorActions, type DoorOutcome, type DoorResult } from "@kdl/schemas/door/door";
import { email, text } from "@kdl/schemas/forms/form-rules";
import { newToken } from "../members/new-token.ts";
import { eventOf, isRegistered, type Registered } from "../registrations/registration-state.ts";
import type { MockState } from "../state.ts";
import { takeSeat } from "../submissions/event-gate.ts";
import { newReference } from "../submissions/submission-store.ts";
import { digestOf, type FakePhone, replay, ticketCode } from "./door-state.ts";

type Wire = Readonly<Record<string, unknown>>;

/** Everybody of an event who means to come. */
export const listed = ({ event }: FakePhone, { store }: MockState): Registered[] =>
  store.all
    .filter(isRegistered)
    .filter(({ flag, values }) => flag === null && String(values["event_id"]) === event);

/** Applies a scan once: a repeat gets its first result. */
export function applyScan(phone: FakePhone, scan: Wire, state: MockState): DoorResult {
  const { scans } = state.door;
  const id = String(scan["id"]).toLowerCase();
  const earlier = scans.find((known) => known.id === id);
  if (earlier) return earlier.phone === phone ? earlier.result : { ...nothing(id, "refused") };
  const action = doorActions.find((known) => known === scan["action"]) ?? "check-in";
  const { reference, outcome } = action === "walk-in" ? admit(phone, scan, state) : find();
  const at = Math.min(Math.max(Date.parse(String(scan["at"])), phone.pairedAt), Date.now());
  const stored = { id, phone, action, reference, at, outcome: outcome ?? "accepted" };
  scans.push({ ...stored, result: nothing(id, "refused") });
  const own = scans.at(-1)!;
  own.result = outcome && !reference ? nothing(id, outcome) : resultOf(outcome);
  return own.result;

  function find(): Found {
    const digest = String(scan["digest"]);
    const holder = listed(phone, state).find(
      (entry) => digestOf(phone.salt, ticketCode(entry, state)) === digest,
    );
    if (holder?.place !== "seated") return { reference: null, outcome: "refused" };
    return { reference: holder.reference };
  }

  function resultOf(fixed?: DoorOutcome): DoorResult {
    const { first } = replay(state, reference ?? "");
    const isDone = action === "undo" ? first === null : first === own;
    return {
      id,
      outcome: fixed ?? (isDone ? "accepted" : "already"),
      at: first ? new Date(first.at).toISOString() : null,
      device: first?.phone.device ?? null,
    };
  }
}

interface Found {
  /** Whom the scan has an effect on. */
  reference: string | null;
  /** Where it doesn't depend on other scans. */
  outcome?: DoorOutcome;
}

const nothing = (id: string, outcome: DoorOutcome): DoorResult => ({
  id,
  outcome,
  at: null,
  device: null,
});

function admit(phone: FakePhone, scan: Wire, state: MockState): Found {
  const given = (scan["walk_in"] ?? {}) as Wire;
  const first = text({ label: "First name", required: true }).safeParse(given["first_name"]);
  const last = text({ label: "Last name" }).safeParse(given["last_name"]);
  const address = email("Email").safeParse(given["email"]);
  const isConfirmed = given["over_capacity"];
  if (!first.success || !last.success || !address.success || typeof isConfirmed !== "boolean") {
    return { reference: null, outcome: "refused" };
  }
  const earlier = listed(phone, state).find(
    ({ place, values }) =>
      ["seated", "waiting", "offered"].includes(place) &&
      String(values["email"]).toLowerCase() === address.data.toLowerCase(),
  );
  if (earlier) {
    return {
      reference: earlier.place === "seated" ? earlier.reference : null,
      outcome: "registered",
    };
  }
  const values = {
    first_name: first.data,
    last_name: last.data,
    email: address.data,
    attending: "1",
    event_id: phone.event,
  };
  if (eventOf({ values }, state)?.seatsLeft === 0 && !isConfirmed) {
    return { reference: null, outcome: "full" };
  }
  const reference = newReference("event-registration");
  const sentAt = new Date().toISOString();
  state.store.all.push({
    form: "event-registration",
    values,
    file: null,
    key: null,
    flag: null,
    requestId: DOOR_PATH,
    reference,
    sentAt,
    status: "received",
    linkToken: newToken(),
    interview: null,
    stage: "received",
    answerBy: null,
    history: [],
    place: "seated",
    offerEndsAt: null,
  });
  if ((eventOf({ values }, state)?.seatsLeft ?? 0) > 0) {
    takeSeat(state.bodies.get("events"), phone.event);
  }
  return { reference, outcome: "accepted" };
}
