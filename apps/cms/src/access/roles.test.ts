/** Rules for roles beyond the matrix: own accounts, the last admin, mentors, and the access log. */
import { applicationForms } from "@kdl/schemas/applications/stages";
import type { Payload } from "payload";
import { beforeAll, describe, expect, test } from "vitest";
import { formSlugs } from "../forms/form-slugs.ts";
import { apply } from "../testing/applications.ts";
import { makeContactMessage } from "../testing/make-submission.ts";
import { password, REFUSED, type Staff, staffOfEachRole } from "../testing/staff-sessions.ts";
import { startPayload } from "../testing/start-payload.ts";
import { may } from "./permissions.ts";

let payload: Payload;
let staff: Staff;

beforeAll(async () => {
  payload = await startPayload();
  staff = await staffOfEachRole(payload);
});

describe("accounts", () => {
  test.each(["mentor", "editor"] as const)("%ss see only their own", async (role) => {
    const { json } = await staff.as(role, "GET", "users");
    expect((json["docs"] as { id: string }[]).map(({ id }) => id)).toEqual([staff.idOf(role)]);
    const other = await staff.as(role, "PATCH", `users/${staff.idOf("admin")}`, { name: "x" });
    expect(REFUSED).toContain(other.status);
  });

  test.each(["coordinator", "mentor", "editor"] as const)(
    "%ss can't give themselves roles, add accounts or remove any",
    async (role) => {
      await staff.as(role, "PATCH", `users/${staff.idOf(role)}`, {
        roles: ["admin"],
        role: "admin",
      });
      const account = await payload.findByID({ collection: "users", id: staff.idOf(role) });
      expect(account).toMatchObject({ roles: [role], role: "editor" });
      const data = { name: "x", email: "x@example.org", password, roles: ["admin"] };
      expect(REFUSED).toContain((await staff.as(role, "POST", "users", data)).status);
      expect(REFUSED).toContain(
        (await staff.as(role, "DELETE", `users/${staff.idOf("admin")}`)).status,
      );
    },
  );

  test("the last admin can't be removed in any way", async () => {
    const path = `users/${staff.idOf("admin")}`;
    expect((await staff.as("admin", "DELETE", path)).status).toBe(409);
    const { status, text } = await staff.as("admin", "PATCH", path, { roles: ["editor"] });
    expect([status, text]).toEqual([409, expect.stringContaining("last admin")]);
    await staff.as("admin", "DELETE", `users?where[id][equals]=${staff.idOf("admin")}`);
    expect(await payload.findByID({ collection: "users", id: staff.idOf("admin") })).toMatchObject({
      roles: ["admin"],
    });
  });
});

describe("a mentor", () => {
  let assigned: Awaited<ReturnType<typeof apply>>;
  let other: Awaited<ReturnType<typeof apply>>;
  const slug = formSlugs.internship;
  const open = (id: string) => staff.as("mentor", "GET", `${slug}/${id}`);

  beforeAll(async () => {
    assigned = await apply(payload, "internship", { address: "14 Planted Street" });
    other = await apply(payload, "internship");
    const data = { assignees: [staff.idOf("mentor")] };
    await payload.update({ collection: slug, id: assigned.id, data });
  });

  test("sees only assigned applications", async () => {
    const { json } = await staff.as("mentor", "GET", slug);
    expect((json["docs"] as { id: string }[]).map(({ id }) => id)).toEqual([assigned.id]);
    expect((await open(assigned.id)).status).toBe(200);
    expect((await open(other.id)).status).toBe(404);
  });

  test("sees no address, phone or email, and can't search or sort by them", async () => {
    const { email, phone } = (await payload.findByID({ collection: slug, id: assigned.id }))!;
    for (const { text } of [await open(assigned.id), await staff.as("mentor", "GET", slug)]) {
      expect(text).toContain("assignees");
      for (const withheld of [email!, phone!, "14 Planted Street"]) {
        expect(text).not.toContain(withheld);
      }
    }
    for (const query of [`where[email][equals]=${email}`, "where[phone][like]=9", "sort=email"]) {
      const { status, json } = await staff.as("mentor", "GET", `${slug}?${query}`);
      expect(json).not.toHaveProperty("docs");
      expect(status, `${query}: ${status}`).toBeGreaterThanOrEqual(400);
    }
  });

  test("can't read a prepared decision, or find applications by it", async () => {
    await payload.db.updateOne({
      collection: slug,
      id: assigned.id,
      data: { pendingStage: "shortlisted" },
    });
    for (const { text } of [await open(assigned.id), await staff.as("mentor", "GET", slug)]) {
      expect(text).toContain(assigned.reference);
      expect(text).not.toMatch(/shortlisted|pendingStage/);
    }
    for (const query of ["where[pendingStage][equals]=shortlisted", "sort=pendingStage"]) {
      expect((await staff.as("mentor", "GET", `${slug}?${query}`)).json).not.toHaveProperty("docs");
    }
    const { text } = await staff.as("coordinator", "GET", `${slug}/${assigned.id}`);
    expect(text).toContain('"pendingStage":"shortlisted"');
    await payload.db.updateOne({ collection: slug, id: assigned.id, data: { pendingStage: null } });
  });

  test("can't read a pending decline, or find applications by it", async () => {
    const releaseAt = "2035-06-07T08:09:10.000Z";
    const waits = { pendingStage: "declined" as const, releaseAt };
    await payload.db.updateOne({ collection: slug, id: assigned.id, data: waits });
    const paths = [
      `${slug}/${assigned.id}?depth=2`,
      `${slug}?depth=2`,
      `${slug}?select[releaseAt]=true`,
      `${slug}/${assigned.id}?select[releaseAt]=true`,
      `${slug}?where[assignees][exists]=true&sort=-updatedAt`,
      `submissions/${slug}/${assigned.id}/stage`,
      `submissions/${slug}/${assigned.id}/interviews`,
      `submissions/${slug}/${assigned.id}/scorecards`,
    ];
    for (const path of paths) {
      const { status, text } = await staff.as("mentor", "GET", path);
      expect(status, `${path}`).toBe(200);
      expect(text, `${path}`).not.toMatch(/2035-06-07|declined|"releaseAt":"/i);
    }
    const { text } = await staff.as("coordinator", "GET", `${slug}/${assigned.id}`);
    expect(text).toContain(`"releaseAt":"${releaseAt}"`);
    const none = { pendingStage: null, releaseAt: null };
    await payload.db.updateOne({ collection: slug, id: assigned.id, data: none });
  });

  test("can't filter, count or sort by fields that the permissions withhold", async () => {
    const withheld = payload.collections[slug].config.flattenedFields
      .map(({ name }) => name)
      .filter((name) => !may(["mentor"], "read", "applications", name));
    expect(withheld).toEqual(expect.arrayContaining(["email", "pendingStage", "releaseAt"]));
    for (const field of withheld) {
      for (const query of [
        `${slug}?where[${field}][exists]=true`,
        `${slug}?where[or][0][and][0][${field}][not_equals]=x`,
        `${slug}/count?where[${field}][exists]=true`,
        `${slug}?sort=${field}`,
        `${slug}?sort=-${field}`,
      ]) {
        const { status, json } = await staff.as("mentor", "GET", query);
        expect(json, `${query}`).not.toHaveProperty("docs");
        expect(json, `${query}`).not.toHaveProperty("totalDocs");
        expect(status, `${query}`).toBeGreaterThanOrEqual(400);
      }
    }
  });

  test("can search readable fields, and finds nothing by the others", async () => {
    const { name, email, reference } = await payload.findByID({
      collection: slug,
      id: assigned.id,
    });
    const fields = payload.collections[slug].config.admin.listSearchableFields ?? [];
    expect(fields).toContain("email");
    /** Builds the query that the admin's list builds for a search. */
    const find = async (words: string, searched = fields) => {
      const query = searched
        .map((field, at) => `where[and][0][or][${at}][${field}][like]=${encodeURIComponent(words)}`)
        .join("&");
      return (await staff.as("mentor", "GET", `${slug}?${query}`)).json["docs"];
    };
    for (const words of [name!, reference]) {
      expect(await find(words), `${words}`).toMatchObject([{ id: assigned.id }]);
    }
    expect(await find(email!)).toEqual([]);
    // Any query that differs from this search is refused.
    expect(await find(email!, fields.toReversed())).toBeUndefined();
    expect(await find(email!, ["reference", "email"])).toBeUndefined();
    expect(await find(email!, ["email"])).toBeUndefined();
  });

  test("finds applications of every form titled by a name, never by an address", async () => {
    for (const form of applicationForms) {
      const collection = formSlugs[form];
      const title = payload.collections[collection].config.admin.useAsTitle ?? "";
      const { id } = await apply(payload, form);
      await payload.update({ collection, id, data: { assignees: [staff.idOf("mentor")] } });
      const { json } = await staff.as("mentor", "GET", `${collection}/${id}`);
      expect(json[title], `${form} by ${title}`).toMatch(/^Asha Rao$/);
    }
  });

  test("can't change an application, not even its assignees", async () => {
    for (const data of [{ assignees: [] }, { quarantined: true }]) {
      const { status } = await staff.as("mentor", "PATCH", `${slug}/${assigned.id}`, data);
      expect(REFUSED).toContain(status);
    }
  });

  test("loses access 30 days after the decision", async () => {
    const decidedAt = (daysAgo: number) =>
      payload.db.updateOne({
        collection: slug,
        id: assigned.id,
        data: {
          stage: "declined",
          stageSince: new Date(Date.now() - daysAgo * 24 * 60 * 60_000).toISOString(),
        },
      });
    await decidedAt(29);
    expect((await open(assigned.id)).status).toBe(200);
    await decidedAt(31);
    expect((await open(assigned.id)).status).toBe(404);
    expect(
      (await staff.as("mentor", "GET", `submissions/${slug}/${assigned.id}/resume`)).status,
    ).toBe(404);
  });
});

describe("the access log", () => {
  test("records which account opened or exported what, once for each opening", async () => {
    const { id, reference } = await makeContactMessage(payload);
    await staff.as("coordinator", "GET", `contact-messages/${id}`);
    await staff.as("coordinator", "GET", `contact-messages/${id}?select[updatedAt]=true`);
    const wanted = { format: "csv", columns: ["reference"] };
    const path = "submissions/contact-messages/export?where[quarantined][equals]=false";
    await staff.as("coordinator", "POST", path, wanted);
    await staff.as("editor", "GET", `contact-messages/${id}`);
    const { json } = await staff.as(
      "admin",
      "GET",
      "access-log?where[collection][equals]=contact-messages&sort=at",
    );
    const docs = json["docs"] as Record<string, string>[];
    const staffName = "coordinator";
    expect(docs.filter(({ kind }) => kind === "opened")).toEqual([
      expect.objectContaining({ document: reference, staffName }),
    ]);
    expect(docs.at(-1)).toMatchObject({
      kind: "export",
      document: "CSV, 1 row: quarantined equals false",
      staffName,
    });
  });

  test.each(["admin", "coordinator"] as const)("can't be changed by %ss", async (role) => {
    const { docs } = await payload.find({ collection: "access-log", limit: 1 });
    const path = `access-log/${docs[0]!.id}`;
    expect(REFUSED).toContain((await staff.as(role, "PATCH", path, { staffName: "x" })).status);
    expect(REFUSED).toContain((await staff.as(role, "DELETE", path)).status);
  });
});
