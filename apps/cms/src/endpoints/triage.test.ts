/** How coordinators find and share out applications. */
import type { Payload } from "payload";
import { beforeAll, expect, test } from "vitest";
import { viewsFor } from "../admin/submission-lists.ts";
import { addressOf } from "../forms/submission-list.ts";
import { apply } from "../testing/applications.ts";
import { type Staff, staffOfEachRole } from "../testing/staff-sessions.ts";
import { startPayload } from "../testing/start-payload.ts";

const collection = "internship-applications";

let payload: Payload;
let staff: Staff;

beforeAll(async () => {
  payload = await startPayload();
  staff = await staffOfEachRole(payload);
});

const assign = (ids: string[], to: string, isAssigned = true) =>
  staff.as("coordinator", "POST", `applications/${collection}/assign`, {
    ids,
    staff: to,
    isAssigned,
  });

async function assigneesOf(id: string): Promise<string[]> {
  const { assignees } = await payload.findByID({ collection, id, depth: 0 });
  return ((assignees ?? []) as string[]).toSorted();
}

test("only people who read applications are assigned, and only to applications", async () => {
  const { id } = await apply(payload, "internship");
  for (const to of [staff.idOf("editor"), crypto.randomUUID()]) {
    expect((await assign([id], to)).json["done"]).toEqual([]);
  }
  expect((await assign([crypto.randomUUID()], staff.idOf("mentor"))).json["done"]).toEqual([]);
  expect(await assigneesOf(id)).toEqual([]);
  expect((await assign([], staff.idOf("mentor"))).status).toBe(400);
  expect((await assign([id], "' OR 1=1")).status).toBe(400);
});

const change = (id: string | undefined, data: Record<string, string | boolean>) =>
  payload.db.updateOne({ collection, id: id!, data });

async function select(search: string): Promise<string[]> {
  const path = `applications/${collection}/select?search=${encodeURIComponent(search)}`;
  const { json } = await staff.as("coordinator", "POST", path, {});
  return (json["applications"] as { id: string }[]).map(({ id }) => id);
}

async function found(query: string, role: "coordinator" | "mentor" = "coordinator") {
  const { status, json } = await staff.as(role, "GET", `${collection}?limit=0&depth=0&${query}`);
  return { status, ids: ((json["docs"] ?? []) as { id: string }[]).map(({ id }) => id) };
}

test("views find what is mine, unassigned, and waiting for long", async () => {
  const [mine, open, late, decided, spam] = await Promise.all(
    Array.from({ length: 5 }, async () => (await apply(payload, "internship")).id),
  );
  await assign([mine!], staff.idOf("coordinator"));
  await change(late, { receivedAt: new Date(Date.now() - 9 * 24 * 60 * 60_000).toISOString() });
  await change(decided, { stage: "declined", receivedAt: "2026-01-01T00:00:00.000Z" });
  await change(spam, { quarantined: true, receivedAt: "2026-01-01T00:00:00.000Z" });
  const views = viewsFor(staff.idOf("coordinator"));
  const idsOf = async (key: string) => {
    const address = addressOf(
      collection,
      views.find((view) => view.key === key)!,
    );
    const { status, ids } = await found(address.split("?")[1]!);
    expect(status).toBe(200);
    return ids.filter((id) => [mine, open, late, decided, spam].includes(id));
  };
  expect(await idsOf("mine")).toEqual([mine]);
  expect((await idsOf("unassigned")).toSorted()).toEqual([open!, late!].toSorted());
  expect(await idsOf("waiting")).toEqual([late]);
});

test("a search looks at name, e-mail, phone, college and branch", async () => {
  const answers = {
    name: "Sahithi Searched",
    college_name: "Gayatri Planted College",
    branch: "Mechatronics",
    mobile: "9123456780",
  };
  const { id, email } = await apply(payload, "internship", answers);
  await apply(payload, "internship");
  for (const search of ["searched", email, "9123456780", "planted coll", "mechatron"]) {
    expect(await select(search)).toEqual([id]);
  }
  expect(await select("Nobody Planted")).toEqual([]);
});
