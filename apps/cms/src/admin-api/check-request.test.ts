import { describe, expect, test } from "vitest";
import { checkRequest } from "./check-request.ts";
import type { Entities } from "./entities.ts";

const entities: Entities = {
  collections: [
    { slug: "services", hasVersions: true, richText: new Set(["description"]) },
    { slug: "media", hasVersions: false, richText: new Set() },
  ],
  globals: [{ slug: "registrations", hasVersions: false, richText: new Set() }],
};

const send = (path: string, init: RequestInit = {}) =>
  checkRequest(new Request(`http://cms.invalid/payload-api${path}`, init), entities);

const post = (body: string, type = "application/json", more = {}) =>
  send("/services", { method: "POST", body, headers: { "content-type": type, ...more } });

/** 200 where Payload gets it. */
const statusOf = (checked: Request | Response) =>
  checked instanceof Response ? checked.status : 200;

describe("a query", () => {
  test.each([
    "limit=abc",
    "limit=-1",
    "limit=1.5",
    "limit=1e99",
    "limit=Infinity",
    "limit[]=1",
    "page=x",
    "page[a]=1",
    "depth=-1",
    "where=x",
    "where=%zz",
    `where=${"[a]".repeat(200)}`,
    "where[id]=1",
    "where[or]=x",
    "where[or][0]=x",
    "where[title][near]=1",
    "where[title][within]=x",
    "where[title][all]=x",
    "where[title][equals][x]=1",
    "where[title][nosuch]=1",
    "where[createdAt][greater_than]=zzz",
    "where[and][0][createdAt][equals]=x",
    "where[createdAt][contains]=2026",
    "where[description.root][exists]=true",
    "where[or][0][and][0][description.x][equals]=1",
    "data=x",
    "data=%7B",
    "data=[]",
  ])("%s is refused with a message", async (query) => {
    const refused = await send(`/services?${query}`);
    expect(statusOf(refused)).toBe(400);
    const { errors } = (await (refused as Response).json()) as { errors: { message: string }[] };
    expect(errors[0]?.message).toMatch(/\.$/);
  });

  test.each([
    "",
    "limit=10&page=1&depth=0&sort=-createdAt",
    "limit=0&depth=",
    "where=",
    "where[or][0][and][0][title][like]=a&where[or][0][and][1][slug][not_equals]=b",
    "where[id][in][0]=a&where[id][not_in]=b,c&where[image][exists]=true",
    "where[updatedAt][greater_than_equal]=2026-11-22T10:00:00.000Z",
    "where%5Btitle%5D%5Bequals%5D=a",
    "where[description][exists]=true&where[image.alt][contains]=a",
    "select[title]=true&draft=true&data=%7B%7D",
  ])("%s is Payload's to answer", async (query) => {
    expect(statusOf(await send(`/services?${query}`))).toBe(200);
  });
});

describe("a body", () => {
  test.each([
    ["half an object", "{"],
    ["null", "null"],
    ["a list", "[]"],
    ["a number", "1"],
    ["a text", '"x"'],
    ["an object whose id is none", '{"id":{"a":1}}'],
  ])("that is %s is refused", async (_, body) => {
    expect(statusOf(await post(body))).toBe(400);
    expect(
      statusOf(await post(body, "application/json", { "x-http-method-override": "GET" })),
    ).toBe(400);
  });

  test("of another kind is refused, and one that is too large", async () => {
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/jsonx"]) {
      expect(statusOf(await post("a=b", type))).toBe(415);
    }
    expect(statusOf(await post(`"${"x".repeat(5_000_000)}"`))).toBe(413);
  });

  test("in parts needs a boundary", async () => {
    for (const type of [
      "multipart/form-data",
      "multipart/form-data; boundary=",
      "multipart/mixed; boundary=b",
    ]) {
      expect(statusOf(await post("x", type))).toBe(400);
    }
    expect(statusOf(await post("--b--", 'multipart/form-data; boundary="b"'))).toBe(200);
  });

  test("reaches Payload unchanged; a missing one as an empty object", async () => {
    const passed = (await post('{"title": "ä"}', "application/json; charset=utf-8")) as Request;
    expect(await passed.json()).toEqual({ title: "ä" });
    const none = (await send("/users/logout", { method: "POST" })) as Request;
    expect([await none.json(), none.headers.get("content-type")]).toEqual([{}, "application/json"]);
  });

  test("that is a long query is looked at as one", async () => {
    const override = { "x-payload-http-method-override": "GET" };
    const type = "application/x-www-form-urlencoded";
    expect(statusOf(await post("where=x", type, override))).toBe(400);
    const passed = (await post("where[id][in]=a&limit=0", type, override)) as Request;
    expect(await passed.text()).toBe("where[id][in]=a&limit=0");
  });
});

test.each([
  "/og",
  "/graphql",
  "/graphql-playground",
  "/users/first-register",
  "/payload-migrations/1",
  "/__proto__",
  "/constructor/1",
  "/globals/toString",
  "/media/versions",
  "/media/versions/1",
  "/media/file/nosuch.png",
  "/media/file/__proto__",
  "/media/file/..%2fserver.ts",
  "/media/file/",
  "/globals/registrations/versions",
])("%s isn't there", async (path) => {
  expect(statusOf(await send(path))).toBe(404);
});

test.each([
  "/services/versions",
  "/services/versions/1",
  "/nowhere",
  "/media/versions-of-mine",
  "/media/file/01234567-89ab-cdef-0123-456789abcdef.webp",
])("%s is Payload's to answer", async (path) => {
  expect(statusOf(await send(path))).toBe(200);
});
