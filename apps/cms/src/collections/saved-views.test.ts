/** Saved views of lists stay with the account that saved them, or are shared among coordinators. */
import type { Payload } from "payload";
import { beforeAll, expect, test } from "vitest";
import type { Role } from "../access/permissions.ts";
import { REFUSED, type Staff, staffOfEachRole } from "../testing/staff-sessions.ts";
import { startPayload } from "../testing/start-payload.ts";

const collection = "payload-query-presets";
const operations = ["read", "update", "delete"];

let payload: Payload;
let staff: Staff;
beforeAll(async () => {
  payload = await startPayload();
  staff = await staffOfEachRole(payload);
});

/** As the admin sends it. @param shared for each operation */
const view = (title: string, shared: Record<string, string> = {}) => ({
  title,
  relatedCollection: "volunteer-registrations",
  where: { email: { equals: "planted@example.org" } },
  columns: [{ accessor: "email", active: true }],
  access: Object.fromEntries(
    operations.map((name) => [name, { constraint: shared[name] ?? "onlyMe" }]),
  ),
});
const save = (role: Role, data: object) => staff.as(role, "POST", collection, data);
async function saved(role: Role, data: object): Promise<string> {
  const { status, json, text } = await save(role, data);
  expect(status, `${text}`).toBe(201);
  return (json["doc"] as { id: string }).id;
}
async function titles(role: Role): Promise<string[]> {
  const { json } = await staff.as(role, "GET", `${collection}?limit=0`);
  return ((json["docs"] ?? []) as { title: string }[]).map(({ title }) => title);
}

test.each(["mentor", "coordinator", "admin"] as const)(
  "%ss have views of their own",
  async (role) => {
    const id = await saved(role, view(`Only of the ${role}`));
    for (const other of ["mentor", "coordinator", "admin"] as const) {
      expect((await titles(other)).includes(`Only of the ${role}`)).toBe(other === role);
      if (other === role) continue;
      for (const [method, body] of [["GET"], ["PATCH", { title: "Taken" }], ["DELETE"]] as const) {
        const { status } = await staff.as(other, method, `${collection}/${id}`, body);
        expect(REFUSED, `${other} ${method}`).toContain(status);
      }
    }
    const change = { ...view(`Changed by the ${role}`) };
    expect((await staff.as(role, "PATCH", `${collection}/${id}`, change)).status).toBe(200);
    expect((await staff.as(role, "DELETE", `${collection}/${id}`)).status).toBe(200);
  },
);

test("coordinators share views with each other, and with nobody else", async () => {
  const id = await saved("coordinator", view("Shared", { read: "coordinators" }));
  expect(await titles("admin")).toContain("Shared");
  for (const role of ["mentor", "editor"] as const) {
    const { text } = await staff.as(role, "GET", collection);
    expect(text).not.toMatch(/Shared|planted/);
    expect(REFUSED).toContain((await staff.as(role, "GET", `${collection}/${id}`)).status);
  }
  const change = { title: "Changed" };
  expect(REFUSED).toContain(
    (await staff.as("admin", "PATCH", `${collection}/${id}`, change)).status,
  );
});

test.each(["everyone", "specificUsers", "coordinators"])(
  "a mentor can't share with %s",
  async (with_) => {
    for (const operation of operations) {
      const data = view("Smuggled", { [operation]: with_ });
      expect((await save("mentor", data)).status, `${operation}`).toBe(400);
    }
    const id = await saved("mentor", view("Own"));
    const change = view("Smuggled", { read: with_ });
    expect((await staff.as("mentor", "PATCH", `${collection}/${id}`, change)).status).toBe(400);
    expect((await titles("admin")).join()).not.toContain("Smuggled");
  },
);

test("nobody shares with all of the staff, and editors have no views", async () => {
  for (const with_ of ["everyone", "specificUsers"]) {
    expect((await save("coordinator", view("All", { read: with_ }))).status).toBe(400);
  }
  expect(REFUSED).toContain((await save("editor", view("Of an editor"))).status);
});

test("somebody who loses the role loses the shared views", async () => {
  await saved("coordinator", view("Until then", { read: "coordinators" }));
  const account = await payload.create({
    collection: "users",
    data: {
      name: "x",
      email: "former@example.org",
      password: "seven blue umbrellas",
      roles: ["mentor"],
    },
  });
  const { docs } = await payload.find({ collection, overrideAccess: false, user: account });
  expect(docs).toEqual([]);
});
