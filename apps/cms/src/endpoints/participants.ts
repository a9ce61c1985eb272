/** The tab Participants of an event. */
import type { Endpoint, PayloadRequest } from "payload";
import type { z } from "zod";
import type { Action } from "../access/permissions.ts";
import { recordAccess } from "../access/record-access.ts";
import { isAllowed, signatureOf } from "../access/staff.ts";
import type { User } from "../payload-types.ts";
import { findParticipants } from "../submissions/participants/find-participants.ts";
import { markAttendance, markTheRest } from "../submissions/participants/mark-attendance.ts";
import {
  countParticipants,
  readParticipants,
} from "../submissions/participants/read-participants.ts";
import type {
  ParticipantsReply,
  PrintedPerson,
  RefusedCommand,
} from "../submissions/participants/replies.ts";
import { previewThanks, sendThanks } from "../submissions/participants/send-thanks.ts";
import { addByStaff } from "../submissions/places/add-by-staff.ts";
import { cancelByStaff } from "../submissions/places/cancel-by-staff.ts";
import { seatByStaff } from "../submissions/places/seat-by-staff.ts";
import { StaffRefusal } from "../submissions/places/staff-refusal.ts";
import {
  addBody,
  cancelBody,
  listQuery,
  markBody,
  noBody,
  restBody,
  seatBody,
} from "./participant-bodies.ts";
import { idIn, privateJson, staffCommand, staffEndpoint } from "./staff-endpoint.ts";

const namedEvent = (req: PayloadRequest) => idIn(req, "event");

/** The counts, and the people for accounts that read registrations. */
const list = staffEndpoint({
  path: "/participants/:event",
  method: "get",
  permission: ["read", "content"],
  find: (req) => {
    const id = namedEvent(req);
    if (id === null) return null;
    return req.payload.findByID({ collection: "events", id, depth: 0, disableErrors: true });
  },
  run: async (req, event) => {
    const all = await readParticipants(req.payload, event.id);
    const isReader = isAllowed(req, "read", "messages");
    const now = new Date();
    const reply: ParticipantsReply = {
      hasBegun: new Date(event.startsAt) <= now,
      hasEnded: new Date(event.endsAt) < now,
      isCancelled: event.status === "cancelled",
      counts: countParticipants(event, all),
      found: isReader ? findParticipants(all, listQuery.parse(req.query)) : null,
    };
    return privateJson(reply);
  },
});

/** A command about an event. */
const command = <Body>(
  name: string,
  action: Action,
  body: z.ZodType<Body>,
  run: (req: PayloadRequest, event: string, body: Body) => Promise<object>,
): Endpoint =>
  staffCommand({
    path: `/participants/:event/${name}`,
    permission: [action, "messages"],
    find: namedEvent,
    body,
    run,
    refuse,
  });

function refuse(error: unknown): Response | null {
  if (!(error instanceof StaffRefusal)) return null;
  const reply: RefusedCommand = { message: error.message, needs: [...error.needs] };
  return privateJson(reply, 409);
}

const author = ({ user }: PayloadRequest) => signatureOf(user as User);

const add = command("add", "change-places", addBody, (req, event, body) => {
  const { place, isTold, confirmed, ...person } = body;
  return addByStaff(req.payload, { event, person, place, isTold, confirmed, by: author(req) });
});

const seat = command("seat", "change-places", seatBody, async (req, event, body) => {
  await seatByStaff(req.payload, { event, ...body, by: author(req) });
  return {};
});

const cancel = command("cancel", "change-places", cancelBody, async (req, event, body) => {
  await cancelByStaff(req.payload, { event, ...body, by: author(req) });
  return {};
});

const mark = command("mark", "mark-attendance", markBody, async (req, event, body) => {
  await markAttendance(req.payload, { event, ...body });
  return {};
});

const rest = command("mark-rest", "mark-attendance", restBody, async (req, event, { to }) => ({
  marked: await markTheRest(req.payload, { event, to }),
}));

/** The list for the door, on paper: people who have a seat, wait or are offered one. */
const print = command("print", "export", noBody, async (req, event) => {
  const all = await readParticipants(req.payload, event);
  const people = all
    .filter(({ place }) => ["seated", "offered", "waiting"].includes(place))
    .map(({ firstName, lastName, place }): PrintedPerson => ({
      name: [lastName, firstName].filter(Boolean).join(", "),
      place,
    }));
  await recordAccess(req, "export", "event-registrations", `Printed list of the event ${event}`);
  return { people };
});

const thanksPreview = command("thanks-preview", "send-mail", noBody, (req, event) =>
  previewThanks(req.payload, event),
);

const thanks = command("thanks", "send-mail", noBody, async (req, event) => ({
  sent: await sendThanks(req.payload, event),
}));

export const participantEndpoints: Endpoint[] = [
  list,
  add,
  seat,
  cancel,
  mark,
  rest,
  print,
  thanksPreview,
  thanks,
];
