/** The column with the latest interview in the lists of applications. */
import type { Payload } from "payload";
import { beforeAll, expect, test, vi } from "vitest";
import { bookInterview } from "../../applications/interviews/choose.ts";
import { interviewsOf } from "../../interviews/interview.ts";
import { newMentor, offered, slotIn } from "../../testing/interviews.ts";
import { type Staff, staffOfEachRole } from "../../testing/staff-sessions.ts";
import { startPayload } from "../../testing/start-payload.ts";

const collection = "volunteer-registrations";

let payload: Payload;
let staff: Staff;
beforeAll(async () => {
  payload = await startPayload();
  staff = await staffOfEachRole(payload);
});

async function column(role: "coordinator" | "mentor", query = ""): Promise<Map<string, unknown>> {
  const { json } = await staff.as(role, "GET", `${collection}?limit=0&${query}`);
  const docs = json["docs"] as { id: string; interview?: string }[];
  return new Map(docs.map(({ id, interview }) => [id, interview]));
}

test("a list says how far the latest interviews are, with one query for all of them", async () => {
  const mentor = await newMentor(payload);
  const slots = [slotIn(2), slotIn(3)];
  const [one, two] = [await offered(payload, mentor, slots), await offered(payload, mentor, slots)];
  const [{ id } = { id: "" }] = await interviewsOf(payload, two.id);
  await bookInterview(payload, two.token, id, slots[1]!);
  const asked = vi.spyOn(payload.db, "find");
  const shown = await column("coordinator");
  const queries = asked.mock.calls.filter(([{ collection: name }]) => name === "interviews");
  asked.mockRestore();
  expect(queries).toHaveLength(1);
  expect(shown.get(one.id)).toBe("Offered");
  expect(shown.get(two.id)).toMatch(/^Booked, \w{3} \d+, \d{4}, \d+:\d\d [AP]M IST$/);
  expect((await column("coordinator", "select[stage]=true")).get(two.id)).toBeUndefined();
});

test("mentors see their own interviews only", async () => {
  const own = { id: staff.idOf("mentor"), name: "mentor" };
  const mine = await offered(payload, own, [slotIn(5)]);
  const other = await offered(payload, await newMentor(payload), [slotIn(6)]);
  const data = { assignees: [own.id] };
  for (const { id } of [mine, other]) await payload.update({ collection, id, data });
  const shown = await column("mentor");
  expect([shown.get(mine.id), shown.get(other.id)]).toEqual(["Offered", undefined]);
  expect(shown.has(other.id)).toBe(true);
});

test("it can't be filtered or written, and nothing breaks", async () => {
  const { status } = await staff.as(
    "coordinator",
    "GET",
    `${collection}?where[interview][equals]=Offered`,
  );
  expect(status).toBe(400);
  const sorted = await staff.as("coordinator", "GET", `${collection}?sort=interview`);
  expect(sorted.status).toBeLessThan(500);
  const [id] = (await column("coordinator")).keys();
  const answer = await staff.as("coordinator", "PATCH", `${collection}/${id}`, { interview: "x" });
  expect(answer.status).toBe(200);
  expect((await column("coordinator")).get(id!)).not.toBe("x");
});
