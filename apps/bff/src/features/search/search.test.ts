import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestGateway, type TestGateway } from "../../testing/test-gateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
beforeEach(() => gateway.upstream.reset());
afterAll(() => gateway.close());

interface Hit {
  kind: string;
  title: string;
  path: string;
  excerpt: string;
}

async function ask<T>(procedure: string, input: object, site = gateway): Promise<T> {
  const query = encodeURIComponent(JSON.stringify(input));
  const { body } = await site.client.get(`/trpc/search.${procedure}?input=${query}`);
  return body.result.data as T;
}
const find = (query: string, site = gateway) => ask<Hit[]>("find", { query }, site);
const likely = (path: string) => ask<Pick<Hit, "title" | "path">[]>("likely", { path });

test.each([
  ["an event", "build week", "event", "/events/build-week"],
  ["a typo", "biuld weak", "event", "/events/build-week"],
  ["the beginning of a word", "interns", "service", "/services/internship"],
  ["capitals and accents", "BUÏLD", "event", "/events/build-week"],
  ["a page of the site", "contact", "page", "/contact"],
])("finds by %s", async (_, query, kind, path) => {
  expect((await find(query)).map((hit) => [hit.kind, hit.path])).toContainEqual([kind, path]);
});

test("“is it paid?” finds what a service costs, with an excerpt that answers", async () => {
  const [first] = await find("is it paid?");
  expect(first).toEqual({
    kind: "service",
    title: "Internship",
    path: "/services/internship",
    excerpt:
      "Duration: Three months · Cost: No fee, and a small stipend · Hours a week: 10 · Who can apply: Students of any branch & year",
  });
});

test("without facts, no result claims to know what a service costs", async () => {
  const fresh = await startTestGateway();
  fresh.upstream.replace("services", [
    { id: 1, slug: "a", title: "Alpha", description: "<p>Something</p>", key_facts: { cost: " " } },
  ]);
  const hits = await find("unpaid", fresh);
  await fresh.close();
  expect(hits).toEqual([]);
});

describe("no results for", () => {
  test.each(["", " ", "?!", "the", "zzzzqqqq", "constructor", "__proto__"])("%j", async (query) => {
    expect(await find(query)).toEqual([]);
  });
});

test("matches in the title come first, and hidden events never appear", async () => {
  const event = {
    start_date_and_time: "2030-01-01 10:00",
    end_date_and_time: "2030-01-01 12:00",
    short_description: "<p>Not about it</p>",
  };
  const fresh = await startTestGateway();
  fresh.upstream.replace("events", {
    data: [
      {
        ...event,
        id: 1,
        slug: "a",
        name: "Something else",
        publish: 1,
        long_description: "<p>Kayaking, once</p>",
      },
      { ...event, id: 2, slug: "b", name: "Kayaking", publish: 1 },
      { ...event, id: 3, slug: "c", name: "Kayaking in secret", publish: 0 },
    ],
  });
  const hits = await find("kayaking", fresh);
  await fresh.close();
  expect(hits.map(({ path }) => path)).toEqual(["/events/b", "/events/a"]);
});

test("excerpts are text around the word, cut between words", async () => {
  const [hit] = await find("internship");
  expect(hit?.excerpt).not.toMatch(/[<>]/);
  for (const { excerpt } of await find("students")) expect(excerpt.length).toBeLessThan(200);
});

test("a resource that can't be loaded is left out of the search", async () => {
  const fresh = await startTestGateway();
  fresh.upstream.fail({ mode: "status", status: 500, resource: "clubs" });
  const [hit] = await find("build week", fresh);
  await fresh.close();
  expect(hit?.path).toBe("/events/build-week");
});

test("an address that doesn't exist leads to likely pages", async () => {
  expect((await likely("/events/biuld-week-2024"))[0]).toEqual({
    title: expect.any(String),
    path: "/events/build-week",
  });
  expect(await likely("/wp-login.php")).toEqual([]);
  // The word occurs on the site, but in no page's title.
  expect(await find("bench")).not.toEqual([]);
  expect(await likely("/bench")).toEqual([]);
  expect(await likely("/%ff/%00")).toEqual([]);
});

test("replies are for this visitor only, and long queries are cut", async () => {
  const query = encodeURIComponent(JSON.stringify({ query: "events ".repeat(400) }));
  const reply = await gateway.client.get(`/trpc/search.find?input=${query}`);
  expect(reply.status).toBe(200);
  expect(reply.headers["cache-control"]).toBe("private, no-store");
  const page = await gateway.client.get("/search?q=build").set({ accept: "text/html" });
  expect(page.headers["cache-control"]).toBe("private, no-store");
  const empty = await gateway.client.get("/search?other=1").set({ accept: "text/html" });
  expect(empty.headers["cache-control"]).toMatch(/^public/);
});
