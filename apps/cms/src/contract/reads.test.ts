import type { Payload } from "payload";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { paragraph } from "../testing/rich-text.ts";
import { startPayload } from "../testing/start-payload.ts";
import { createReader } from "./reader.ts";
import { read } from "./reads.ts";

let payload: Payload;
beforeAll(async () => {
  payload = await startPayload();
});

type Item = Record<string, unknown> & { title: string };
const visible = async (resource: "services" | "cms" | "clubs") =>
  (await read(resource, createReader(payload, false))) as Item[];
const previewed = async (resource: "services" | "cms" | "clubs") =>
  (await read(resource, createReader(payload, true))) as Item[];
const titles = (items: Item[]) => items.map(({ title }) => title);

const published = { _status: "published" } as const;
const service = (title: string, more: object = {}) =>
  payload.create({
    collection: "services",
    data: { title, slug: "", ...published, ...more },
  });

beforeEach(async () => {
  await payload.delete({ collection: "faqs", where: { id: { exists: true } } });
  await payload.delete({ collection: "services", where: { id: { exists: true } } });
});

describe("what visitors see", () => {
  test("only published documents, in the editor's order", async () => {
    await service("First");
    await service("Second");
    await payload.create({
      collection: "services",
      data: { title: "Not yet", slug: "not-yet", _status: "draft" },
      draft: true,
    });
    expect(titles(await visible("services"))).toEqual(["First", "Second"]);
    expect(titles(await previewed("services"))).toEqual(["First", "Second", "Not yet"]);
  });

  test("the published version while a draft is being written", async () => {
    const { id } = await service("Published", { description: paragraph("old") });
    await payload.update({
      collection: "services",
      id,
      data: { title: "Draft", description: paragraph("new") },
      draft: true,
    });
    expect(await visible("services")).toMatchObject([
      { title: "Published", description: "<p>old</p>" },
    ]);
    expect(await previewed("services")).toMatchObject([
      { title: "Draft", description: "<p>new</p>" },
    ]);
  });

  test("nothing that was unpublished", async () => {
    const { id } = await service("Withdrawn");
    await payload.update({ collection: "services", id, data: { _status: "draft" } });
    expect(await visible("services")).toEqual([]);
  });

  test("a new order after a document was moved", async () => {
    const first = await service("A");
    await service("B");
    const { docs } = await payload.find({ collection: "services", sort: "-_order", limit: 1 });
    await payload.update({
      collection: "services",
      id: first.id,
      data: { _order: `${docs[0]!._order}V` },
    });
    expect(titles(await visible("services"))).toEqual(["B", "A"]);
    expect(titles(await previewed("services"))).toEqual(["B", "A"]);
  });
});

test("short descriptions are HTML on the wire, and rich text isn't sent", async () => {
  await service("Escaped", {
    shortDescription: "Ideas & <deeds>",
    howItWorks: [{ title: "Ask" }],
    keyFacts: { cost: "Free & <open>, $& or not" },
    buttonText: "Ask",
    buttonUrl: "/contact",
  });
  expect(await visible("services")).toEqual([
    {
      id: expect.any(String),
      slug: "escaped",
      title: "Escaped",
      image: "",
      short_description: "Ideas &amp; &lt;deeds&gt;",
      description: "",
      how_it_works: [{ title: "Ask", description: "" }],
      key_facts: {
        duration: "",
        cost: "Free & <open>, $& or not",
        hours: "",
        eligibility: "",
        next_start: "",
      },
      button_text: "Ask",
      button_url: "/contact",
    },
  ]);
});

test.each([
  ["a fact", { keyFacts: { cost: "x".repeat(121) } }],
  ["a fact", { keyFacts: { nextStart: "x".repeat(100_000) } }],
  ["a button", { buttonText: "x".repeat(61), buttonUrl: "/contact" }],
  ["an address", { buttonText: "Go", buttonUrl: `/${"x".repeat(100_000)}` }],
  ["a script", { buttonText: "Go", buttonUrl: "javascript:alert(1)" }],
])("%s that is too long or dangerous is refused", async (_, fields) => {
  await expect(service("Refused", fields)).rejects.toThrow(/invalid/);
  expect(await visible("services")).toEqual([]);
});

test("facts at their limit are kept", async () => {
  const cost = "<$&>".repeat(30);
  await service("Full", { keyFacts: { cost } });
  expect(await visible("services")).toMatchObject([{ key_facts: { cost } }]);
});

test("pages know their parent", async () => {
  const data = { slug: "", ...published };
  const top = await payload.create({ collection: "pages", data: { title: "Top", ...data } });
  await payload.create({ collection: "pages", data: { title: "Below", parent: top.id, ...data } });
  expect(await visible("cms")).toMatchObject([{ parent: "root" }, { parent: top.id }]);
});

test("questions are grouped by the lowercase title of their service", async () => {
  const { id } = await service("Start-Up Support");
  await payload.create({
    collection: "faqs",
    data: { question: "How?", answer: paragraph("So."), service: id, ...published },
  });
  expect(await read("allfaq", createReader(payload, false))).toEqual({
    faqinternship_list: {
      "start-up support": [{ id: expect.any(String), question: "How?", answer: "<p>So.</p>" }],
    },
  });
});

test("a question of a service that visitors can't see is left out", async () => {
  const { id } = await service("Secret Service");
  await payload.create({
    collection: "faqs",
    data: { question: "Who?", answer: paragraph("Me."), service: id, ...published },
  });
  await payload.update({ collection: "services", id, data: { _status: "draft" } });
  expect(await read("allfaq", createReader(payload, false))).toEqual({ faqinternship_list: {} });
});

test("globals are empty until they are published", async () => {
  expect(await read("contact", createReader(payload, false))).toEqual({ contactdetail: [] });
  await payload.updateGlobal({ slug: "contact", data: { phone: "9000000000" }, draft: true });
  expect(await read("contact", createReader(payload, false))).toEqual({ contactdetail: [] });
  await payload.updateGlobal({ slug: "contact", data: published });
  expect(await read("contact", createReader(payload, false))).toEqual({
    contactdetail: [
      { slug: "address", value: "" },
      { slug: "primary-phone-number", value: "9000000000" },
      { slug: "primary-email", value: "" },
    ],
  });
});

test("all seats of a new event are left", async () => {
  await payload.create({
    collection: "events",
    data: {
      name: "Open Day",
      slug: "",
      type: "Offline",
      status: "scheduled",
      startsAt: "2027-01-05T05:00:00.000Z",
      endsAt: "2027-01-05T07:00:00.000Z",
      capacity: 20,
      ...published,
    },
  });
  expect(await read("events", createReader(payload, false))).toMatchObject({
    data: [
      {
        slug: "open-day",
        start_date_and_time: "2027-01-05T05:00:00.000Z",
        publish: 1,
        registration_button: 1,
        capacity: 20,
        seats_left: 20,
        status: "scheduled",
        updated_at: expect.any(String),
      },
    ],
  });
});

test("partners have their names on the wire, and nothing that visitors don't need", async () => {
  const data = { name: "Two Roofs", url: "https://two-roofs.example/", ...published };
  await payload.create({ collection: "partners", data });
  await payload.create({
    collection: "partners",
    data: { ...data, _status: "draft" },
    draft: true,
  });
  expect(await read("partners", createReader(payload, false))).toEqual([
    { name: "Two Roofs", logo: "", url: "https://two-roofs.example/" },
  ]);
});
