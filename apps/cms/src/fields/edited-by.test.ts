/** The account that saved a document, as recorded in its versions. */
import { resourceNames } from "@kdl/schemas/content/resources";
import type { Payload } from "payload";
import { beforeAll, expect, test } from "vitest";
import { createReader } from "../contract/reader.ts";
import { read } from "../contract/reads.ts";
import { REFUSED, type Staff, staffOfEachRole } from "../testing/staff-sessions.ts";
import { startPayload } from "../testing/start-payload.ts";

let payload: Payload;
let staff: Staff;
beforeAll(async () => {
  payload = await startPayload();
  staff = await staffOfEachRole(payload);
});

const NAME = `Asha <b>$1</b> ${"x".repeat(60)}`;
const published = { _status: "published" } as const;
const doc = (json: Record<string, unknown>) => json["doc"] as Record<string, string>;
const create = async (slug: string) =>
  doc((await staff.as("editor", "POST", "clubs", { title: slug, slug, ...published })).json)["id"]!;
const versionsOf = async (id: string) => {
  const { docs } = await payload.findVersions({
    collection: "clubs",
    where: { parent: { equals: id } },
    sort: "-updatedAt",
    trash: true,
  });
  return docs;
};
const namesOf = async (id: string) => (await versionsOf(id)).map(({ version }) => version.editedBy);

test("each version names the account that saved it, whatever the request says", async () => {
  const id = await create("signed");
  const forged = { editedBy: "Somebody else", editedById: staff.idOf("admin") };
  const posted = { title: "Forged", _status: "draft", ...forged };
  await staff.as("editor", "PATCH", `clubs/${id}?draft=true`, posted);
  await staff.as("admin", "PATCH", `clubs/${id}`, { title: "Reviewed", ...published, ...forged });
  expect(await namesOf(id)).toEqual(["admin", "editor", "editor"]);
  const [latest, second] = await versionsOf(id);
  expect(latest!.version.editedById).toBe(staff.idOf("admin"));
  expect(second!.version.editedById).toBe(staff.idOf("editor"));
});

test("a save without an account isn't attributed to the previous editor", async () => {
  const id = await create("automatic");
  await payload.update({ collection: "clubs", id, data: { title: "By a program" } });
  expect(await namesOf(id)).toEqual(["The CMS", "editor"]);
});

test("restoring a version names the account that restored it", async () => {
  const id = await create("restored");
  await staff.as("editor", "PATCH", `clubs/${id}`, { title: "Second", ...published });
  const [, first] = await versionsOf(id);
  expect((await staff.as("admin", "POST", `clubs/versions/${first!.id}`)).status).toBe(200);
  expect(await namesOf(id)).toEqual(["admin", "editor", "editor"]);
  await staff.as("editor", "PATCH", `clubs/${id}`, { deletedAt: new Date().toISOString() });
  expect((await namesOf(id))[0]).toBe("editor");
});

test("versions of globals name it too", async () => {
  const { status } = await staff.as("editor", "POST", "globals/footer", { ...published });
  expect(status).toBe(200);
  const { docs } = await payload.findGlobalVersions({ slug: "footer", sort: "-updatedAt" });
  expect(docs[0]!.version).toMatchObject({ editedBy: "editor" });
});

test("the name outlives the account, and stays as it was when the account is renamed", async () => {
  const data = { name: NAME, email: "asha@example.org", password: "correct-horse-battery" };
  const user = await payload.create({ collection: "users", data: { ...data, roles: ["editor"] } });
  const id = await create("outlived");
  const as = { ...user, collection: "users" as const };
  await payload.update({ collection: "clubs", id, data: { title: "Hers" }, user: as });
  await payload.update({ collection: "users", id: user.id, data: { name: "Someone" } });
  await payload.delete({ collection: "users", id: user.id });
  expect((await namesOf(id))[0]).toBe(NAME);
  expect((await staff.as("editor", "GET", `clubs/${id}`)).json["editedBy"]).toBe(NAME);
});

test("roles that read content see the name; only roles that read accounts see the account's id", async () => {
  const id = await create("seen");
  const seenBy = async (role: Parameters<Staff["as"]>[0]) =>
    (await staff.as(role, "GET", `clubs/${id}`)).json;
  expect(await seenBy("editor")).toMatchObject({ editedBy: "editor" });
  expect(await seenBy("editor")).not.toHaveProperty("editedById");
  expect(await seenBy("admin")).toMatchObject({ editedById: staff.idOf("editor") });
  for (const role of ["mentor", null] as const) {
    const versions = await staff.as(role, "GET", "clubs/versions");
    expect(REFUSED).toContain(versions.status);
  }
  const where = `clubs?where[editedById][equals]=${staff.idOf("editor")}`;
  expect((await staff.as("editor", "GET", where)).status).not.toBe(200);
});

test("the site doesn't get any of this", async () => {
  await create("wired");
  for (const drafts of [false, true]) {
    const reader = createReader(payload, drafts);
    const site = await Promise.all(resourceNames.map((name) => read(name, reader)));
    const sent = JSON.stringify(site);
    expect(sent).toContain("wired");
    expect(sent).not.toMatch(/edited_?by/i);
    expect(sent).not.toContain(staff.idOf("editor"));
  }
});
