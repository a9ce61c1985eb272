import type { Role } from "./permissions.ts";
import type { Payload } from "payload";
import { beforeAll, expect, test } from "vitest";
import type { User } from "../payload-types.ts";
import { startPayload } from "../testing/start-payload.ts";

let payload: Payload;
let admin: User;
let editor: User;

const account = (role: Role) =>
  payload.create({
    collection: "users",
    data: {
      name: role,
      email: `${role}@example.org`,
      password: "correct-horse-battery",
      roles: [role],
    },
  });

/** Acts as someone, with their rights. */
const as = (user: User) => ({
  overrideAccess: false,
  user: { ...user, collection: "users" as const },
});

beforeAll(async () => {
  payload = await startPayload();
  admin = await account("admin");
  editor = await account("editor");
});

test("editors can't make themselves admins", async () => {
  await payload.update({
    collection: "users",
    id: editor.id,
    data: { roles: ["admin"] },
    ...as(editor),
  });
  const { roles } = await payload.findByID({ collection: "users", id: editor.id });
  expect(roles).toEqual(["editor"]);
});

test("editors can't add accounts, change or see those of others", async () => {
  const data = {
    name: "x",
    email: "x@example.org",
    password: "correct-horse-battery",
    roles: ["admin" as const],
  };
  await expect(payload.create({ collection: "users", data, ...as(editor) })).rejects.toMatchObject({
    status: 403,
  });
  const change = payload.update({
    collection: "users",
    id: admin.id,
    data: { name: "x" },
    ...as(editor),
  });
  await expect(change).rejects.toMatchObject({ status: expect.any(Number) });
  const { docs } = await payload.find({ collection: "users", ...as(editor) });
  expect(docs.map(({ id }) => id)).toEqual([editor.id]);
});

test("admins change roles", async () => {
  await payload.update({
    collection: "users",
    id: editor.id,
    data: { roles: ["admin"] },
    ...as(admin),
  });
  const { roles } = await payload.findByID({ collection: "users", id: editor.id });
  expect(roles).toEqual(["admin"]);
});

test.each(["services", "events", "users", "media", "seed-log"] as const)(
  "visitors read nothing of %s through Payload's own API",
  async (collection) => {
    await expect(payload.find({ collection, overrideAccess: false })).rejects.toMatchObject({
      status: 403,
    });
  },
);

test("the log of the seeding is closed to everybody", async () => {
  const create = payload.create({ collection: "seed-log", data: { key: "x" }, ...as(admin) });
  await expect(create).rejects.toMatchObject({ status: 403 });
});
