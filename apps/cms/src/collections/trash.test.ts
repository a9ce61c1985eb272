/** Documents in the trash aren't on the site, keep their content, and are restored with their address. */
import { resourceNames } from "@kdl/schemas/content/resources";
import type { Payload } from "payload";
import { beforeAll, expect, test } from "vitest";
import { createReader } from "../contract/reader.ts";
import { read } from "../contract/reads.ts";
import { createEvent, inDays } from "../testing/events.ts";
import { paragraph } from "../testing/rich-text.ts";
import { REFUSED, type Staff, staffOfEachRole } from "../testing/staff-sessions.ts";
import { startPayload } from "../testing/start-payload.ts";

let payload: Payload;
let staff: Staff;
let service: string;
beforeAll(async () => {
  payload = await startPayload();
  staff = await staffOfEachRole(payload);
  const data = { title: "Study Abroad", slug: "study-abroad", _status: "published" } as const;
  service = (await payload.create({ collection: "services", data })).id;
});

const published = { _status: "published" } as const;
const deletedAt = () => new Date().toISOString();
/** Everything that gateways read. */
const site = async (drafts = false): Promise<string> => {
  const reader = createReader(payload, drafts);
  return JSON.stringify(await Promise.all(resourceNames.map((name) => read(name, reader))));
};
const club = async (slug: string, more: object = {}) => {
  const data = { title: `Club ${slug}`, slug, ...published, ...more };
  return (await payload.create({ collection: "clubs", data })).id;
};
/** A request as the admin sends it. */
const asEditor = (method: string, path: string, body?: object) =>
  staff.as("editor", method, path, body);
const toTrash = (collection: string, id: string) =>
  asEditor("PATCH", `${collection}/${id}`, { deletedAt: deletedAt() });
const restore = (collection: string, id: string, more: object = published) =>
  asEditor("PATCH", `${collection}?trash=true&where[id][equals]=${id}`, {
    deletedAt: null,
    ...more,
  });
const messageOf = ({ json }: { json: Record<string, unknown> }) =>
  (json["errors"] as { message: string }[]).map(({ message }) => message).join("\n");

/** A valid document for each collection. */
const documents: Record<string, (mark: string) => object> = {
  pages: (mark) => ({ title: mark, slug: mark }),
  services: (mark) => ({ title: mark, slug: mark }),
  clubs: (mark) => ({ title: mark, slug: mark }),
  events: (mark) => ({ name: mark, slug: mark, type: "Online", status: "scheduled", ...inDays(3) }),
  faqs: (mark) => ({ question: mark, service, answer: paragraph("Yes.") }),
  mentors: (mark) => ({ name: mark, slug: mark }),
  founders: (mark) => ({ name: mark }),
  partners: (mark) => ({ name: mark, url: "https://example.org" }),
  "home-testimonials": (mark) => ({ name: mark }),
  testimonials: (mark) => ({ name: mark, rating: 5, description: paragraph("Good.") }),
};

test("all content collections have a trash, and no others", () => {
  const withTrash = payload.config.collections.filter(({ trash }) => trash);
  expect(withTrash.map(({ slug }) => slug).toSorted()).toEqual(Object.keys(documents).toSorted());
});

test.each(Object.keys(documents))("%s leave the site, and come back", async (collection) => {
  const mark = `trashed-${collection}`;
  const data = { ...documents[collection]!(mark), ...published } as never;
  const { id } = await payload.create({ collection: collection as "clubs", data });
  expect(await site()).toContain(mark);
  expect((await toTrash(collection, id)).status).toBe(200);
  expect(await site()).not.toContain(mark);
  expect(await site(true)).not.toContain(mark);
  expect((await asEditor("GET", `${collection}/${id}`)).status).toBe(404);
  const found = await asEditor("GET", `${collection}?trash=true&where[deletedAt][exists]=true`);
  expect(found.text).toContain(`"${mark}"`);

  expect((await restore(collection, id)).status).toBe(200);
  expect(await site()).toContain(`"${mark}"`);

  await toTrash(collection, id);
  expect((await asEditor("DELETE", `${collection}/${id}?trash=true`)).status).toBe(200);
  expect(await payload.count({ collection: collection as "clubs", trash: true })).toEqual({
    totalDocs: collection === "services" ? 1 : 0,
  });
});

test("questions are hidden while their service is in the trash", async () => {
  const data = { title: "Visas", slug: "visas", ...published };
  const { id } = await payload.create({ collection: "services", data });
  const question = { question: "Which visa?", service: id, answer: paragraph("It depends.") };
  await payload.create({ collection: "faqs", data: { ...question, ...published } });
  expect(await site()).toContain("Which visa?");
  await toTrash("services", id);
  expect(await site()).not.toContain("Which visa?");
  await restore("services", id);
  expect(await site()).toContain("Which visa?");
});

test("a draft stays a draft", async () => {
  const id = await club("sailing", { _status: "draft" });
  await toTrash("clubs", id);
  await restore("clubs", id, { _status: "draft" });
  expect(await site()).not.toContain("sailing");
  expect(await site(true)).toContain("sailing");
});

test("the address of a trashed document can be reused, typed or derived from a title", async () => {
  const first = await club("chess");
  await toTrash("clubs", first);
  const second = await club("chess", { title: "Second" });
  await toTrash("clubs", second);
  const { slug } = await payload.create({
    collection: "clubs",
    data: { title: "Chess", slug: "", ...published },
  });
  expect(slug).toBe("chess");
  const { json } = await asEditor("GET", "clubs?trash=true&where[deletedAt][exists]=true");
  const trashed = json["docs"] as { slug: string }[];
  expect(trashed.map((doc) => doc.slug).filter((one) => one === "chess")).toHaveLength(2);
});

test.each([published, { _status: "draft" }])(
  "restoring with %o to a taken address names the document that has it",
  async (status) => {
    const slug = `taken-${status._status}`;
    const old = await club(slug);
    await toTrash("clubs", old);
    const other = await club(slug, { title: "The $& <new> club" });
    const refused = await restore("clubs", old, status);
    expect(refused.status).toBe(400);
    expect(messageOf(refused)).toContain(
      `“The $& <new> club” has the address “${slug}” now. Give it another address or delete it, then restore this one.`,
    );
    await payload.update({ collection: "clubs", id: other, data: { slug: `${slug}-new` } });
    expect((await restore("clubs", old, status)).status).toBe(200);
    const restored = await payload.findByID({ collection: "clubs", id: old });
    expect(restored).toMatchObject({ slug, deletedAt: null });
  },
);

test("a taken address is refused with a field error, for a new document, an edit and a draft", async () => {
  const id = await club("canoeing", { title: "The $& <canoeing> club" });
  const other = await club("surfing");
  const message = "“The $& <canoeing> club” has the address “canoeing”. Please choose another one.";
  const tries = [
    await asEditor("POST", "clubs", { title: "New", slug: "canoeing", _status: "draft" }),
    await asEditor("PATCH", `clubs/${other}`, { slug: "canoeing", ...published }),
    await asEditor("PATCH", `clubs/${other}?draft=true`, { slug: "canoeing", _status: "draft" }),
  ];
  for (const { status, json } of tries) {
    expect(status).toBe(400);
    expect(json["errors"]).toMatchObject([{ data: { errors: [{ path: "slug", message }] } }]);
  }
  expect((await asEditor("PATCH", `clubs/${id}`, { slug: "canoeing", ...published })).status).toBe(
    200,
  );
});

test("of two documents restored to the same address at once, only one gets it", async () => {
  const ids = [await club("both"), ""];
  await toTrash("clubs", ids[0]!);
  ids[1] = await club("both");
  await toTrash("clubs", ids[1]!);
  const answers = await Promise.all(ids.map((id) => restore("clubs", id!)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  expect((await site()).split('"slug":"both"')).toHaveLength(2);
});

test("restoring a version that was saved in the trash doesn't move the document there", async () => {
  const id = await club("go");
  await toTrash("clubs", id);
  await restore("clubs", id);
  const { docs } = await payload.findVersions({
    collection: "clubs",
    where: { and: [{ parent: { equals: id } }, { "version.deletedAt": { exists: true } }] },
    trash: true,
  });
  expect(docs.map(({ version }) => version.slug)).toEqual(["go"]);
  const answer = await asEditor("POST", `clubs/versions/${docs[0]!.id}`);
  expect(answer.status).toBe(200);
  expect(await site()).toContain('"slug":"go"');
});

test("editing a trashed document doesn't restore it", async () => {
  const id = await club("rowing");
  await toTrash("clubs", id);
  await asEditor("PATCH", `clubs/${id}?trash=true`, { title: "Changed", ...published });
  expect(await site()).not.toContain("Changed");
  const other = await club("rowing");
  expect((await payload.findByID({ collection: "clubs", id: other })).slug).toBe("rowing");
});

test("strangers and other roles can't see the trash, move anything into it, or empty it", async () => {
  const id = await club("secret");
  const other = await club("open");
  await toTrash("clubs", id);
  for (const role of ["coordinator", "mentor", null] as const) {
    const calls = [
      ["PATCH", `clubs/${other}`, { deletedAt: deletedAt() }],
      ["PATCH", `clubs/${id}?trash=true`, { deletedAt: null }],
      ["PATCH", `clubs?trash=true&where[id][equals]=${id}`, { deletedAt: null }],
      ["DELETE", `clubs/${id}?trash=true`],
      ["DELETE", `clubs?trash=true&where[deletedAt][exists]=true`],
      ...(role === "coordinator"
        ? []
        : [
            ["GET", "clubs?trash=true"],
            ["GET", `clubs/${id}?trash=true`],
            ["GET", "clubs/count?trash=true"],
            ["GET", "clubs/versions?trash=true"],
          ]),
    ] as [string, string, object?][];
    for (const [method, path, body] of calls) {
      const { status, text } = await staff.as(role, method, path, body);
      const call = `${role} ${method} ${path}`;
      expect([call, REFUSED.includes(status)]).toEqual([call, true]);
      expect(text).not.toContain("secret");
    }
  }
  const kept = await payload.findByID({ collection: "clubs", id, trash: true });
  expect(kept.deletedAt).toBeTruthy();
  expect((await payload.findByID({ collection: "clubs", id: other })).deletedAt).toBeFalsy();
});

test("a read with `deletedAt` changes nothing, and invalid dates are refused", async () => {
  const { id } = await createEvent(payload);
  await asEditor("GET", `events/${id}?deletedAt=${deletedAt()}`);
  expect((await payload.findByID({ collection: "events", id })).deletedAt).toBeFalsy();
  for (const nonsense of ["soon", { $ne: null }, [1], "x".repeat(100_000)]) {
    const { status } = await asEditor("PATCH", `events/${id}`, { deletedAt: nonsense });
    expect([400, 422]).toContain(status);
  }
  expect((await payload.findByID({ collection: "events", id })).deletedAt).toBeFalsy();
});
