/** The Participants tab, through the API that the admin uses. */
import type { Payload } from "payload";
import { beforeAll, expect, test } from "vitest";
import { createEvent } from "../testing/events.ts";
import { placeIn, register } from "../testing/registrations.ts";
import { type Staff, staffOfEachRole } from "../testing/staff-sessions.ts";
import { startPayload } from "../testing/start-payload.ts";

let payload: Payload;
let staff: Staff;
let event: string;
let seated: string;
let waiting: string;
beforeAll(async () => {
  payload = await startPayload();
  staff = await staffOfEachRole(payload);
  event = (await createEvent(payload, { capacity: 1 })).id;
  seated = (await register(payload, event)).id;
  waiting = (await register(payload, event)).id;
});

const counts = { capacity: 1, seated: 1, offered: 0, waiting: 1, attended: 0, noShow: 0 };
const list = (role: "coordinator" | "editor" | "mentor", query = "") =>
  staff.as(role, "GET", `participants/${event}${query}`);
const command = (name: string, body: object) =>
  staff.as("coordinator", "POST", `participants/${event}/${name}`, body);

test("coordinators see the people, editors only the counts, mentors nothing", async () => {
  const { json } = await list("coordinator");
  expect(json).toMatchObject({ counts, found: { total: 2, people: [{ lastName: "Rao" }, {}] } });
  const { status, json: reply, text } = await list("editor");
  expect([status, reply["found"]]).toEqual([200, null]);
  expect(reply["counts"]).toMatchObject(counts);
  expect(text).not.toMatch(/Rao|example\.org|[A-Z2-9]{4}-[A-Z2-9]{4}/);
  expect((await list("mentor")).status).toBe(403);
});

test.each([
  ["?place=waiting", 1],
  ["?search=nobody", 0],
  ["?attendance=unmarked", 1],
  ["?place=nowhere&attendance=x&page=-3", 2],
])("the list for %s has %i", async (query, total) => {
  expect((await list("coordinator", query)).json["found"]).toMatchObject({ total });
});

test("a refusal lists what has to be confirmed", async () => {
  const person = {
    firstName: "Meera",
    lastName: "Rao",
    email: "meera@example.org",
    phone: "",
    place: "seated",
    isTold: true,
  };
  const refused = await command("add", { ...person, confirmed: [] });
  expect([refused.status, refused.json["needs"]]).toEqual([409, ["over-capacity", "past-queue"]]);
  const { status, json } = await command("add", { ...person, confirmed: refused.json["needs"] });
  expect([status, await placeIn(payload, String(json["id"]))]).toEqual([200, "seated"]);
});

test.each([
  ["add", { firstName: "A", lastName: "", email: "x", phone: "", place: "seated" }],
  ["add", { firstName: "A", lastName: "B", email: "a@b.co", phone: "1", place: "seated" }],
  ["seat", { id: "1' OR '1'='1", from: "waiting", confirmed: [] }],
  ["seat", { id: crypto.randomUUID(), from: "waiting", confirmed: ["anything"] }],
  ["cancel", { id: crypto.randomUUID(), from: "nowhere" }],
  ["mark", { id: crypto.randomUUID(), from: null, to: "maybe" }],
  ["mark-rest", { to: null }],
])("%s refuses an invalid body", async (name, body) => {
  const { status } = await command(name, { isTold: true, confirmed: [], ...body });
  expect(status).toBe(400);
});

test("an unknown event is not found", async () => {
  for (const id of [crypto.randomUUID(), "1"]) {
    expect((await staff.as("admin", "GET", `participants/${id}`)).status).toBe(404);
  }
  const body = { id: waiting, from: "waiting" };
  const path = `participants/${crypto.randomUUID()}/cancel`;
  expect((await staff.as("admin", "POST", path, body)).status).toBe(409);
});

test("the printed list has names and places only, and is in the access log", async () => {
  const { json, text } = await command("print", {});
  expect(json["people"]).toContainEqual({ name: "Rao, Asha", place: "seated" });
  expect(text).not.toContain("@");
  const { docs } = await payload.find({ collection: "access-log" });
  expect(docs[0]).toMatchObject({ kind: "export", document: expect.stringContaining(event) });
});

test("cancelling a seat beyond the capacity offers it to nobody; a repeat says who cancelled", async () => {
  const body = { id: seated, from: "seated" };
  // Two people have seats by now although there is only one, so nobody is offered the freed seat.
  expect((await command("cancel", body)).status).toBe(200);
  expect(await placeIn(payload, waiting)).toBe("waiting");
  const { status, json } = await command("cancel", body);
  expect([status, json["message"]]).toEqual([409, expect.stringContaining("by coordinator")]);
});
