/** Malformed requests to the API of the built CMS, by strangers and by staff: none is answered with 5xx. */
import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningCms, startCms } from "../testing/running-cms.ts";

let cms: RunningCms;
let staff: Record<string, string>;
beforeAll(async () => {
  cms = await startCms({ DATA_DIR: mkdtempSync(join(process.env["DATA_DIR"]!, "malformed-")) });
  staff = { authorization: (await cms.logIn())["authorization"]! };
}, 120_000);
afterAll(() => cms.stop());

type Case = [path: string, init?: RequestInit];

const id = "00000000-0000-4000-8000-000000000000";
const json = (path: string, body: string, method = "POST", more = {}): Case => [
  path,
  { method, body, headers: { "content-type": "application/json", ...more } },
];
const parts = (path: string, body: string, type = "multipart/form-data; boundary=b"): Case => [
  path,
  { method: "POST", body, headers: { "content-type": type } },
];
const part = (name: string, text: string, end = "\r\n--b--\r\n") =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}${end}`;

const writes = ["/services", "/globals/home", "/media", "/users/login", "/users/forgot-password"];
const bodies = [
  "{",
  "null",
  "[]",
  "1",
  '"x"',
  "true",
  '{"email":{},"password":[]}',
  '{"email":null}',
];
const queries = [
  "where=x",
  "where[id][near]=1",
  "where[title][equals][x]=1",
  "where[createdAt][equals]=x",
  "limit=1.5",
  "limit=1e99",
  "page=-1",
  "depth=x",
  "sort=nosuch",
  "sort[a]=x",
  "locale=xx",
  "select=x",
  "joins=x",
  "data=%7B",
];
const forms = [
  "",
  "--b",
  "--b--\r\n",
  part("_payload", "{"),
  part("_payload", "null"),
  part("file", "null"),
  part("file", "{}"),
  part("x", "y", ""),
];

const cases: Case[] = [
  ...writes.flatMap((path) => bodies.map((body) => json(path, body))),
  ...bodies.map((body) => json(`/services/${id}`, body, "PATCH")),
  ...["/services", "/services/count", "/services/versions", "/users", "/globals/home"].flatMap(
    (path) => queries.map((query): Case => [`${path}?${query}`]),
  ),
  ...writes.flatMap((path) => forms.map((body) => parts(path, body))),
  ...["multipart/form-data", "multipart/mixed; boundary=b", "text/plain", "x"].map((type) =>
    parts("/media", "x", type),
  ),
  ...["abc", "%00", "%zz", "%", "%ff", "..%2f", "0", "null", "'"].flatMap((name): Case[] => [
    [`/services/${name}`],
    [`/services/${name}`, { method: "DELETE" }],
  ]),
  ...["{", "null", ""].map((body) =>
    json("/services", body, "POST", { "x-http-method-override": "GET" }),
  ),
  json("/users/verify/x", "{}"),
  ["/__proto__"],
  ["/constructor/1"],
  ["/globals/__proto__"],
  ["/media/versions"],
  ["/media/file/nosuch.png"],
  ["/globals/registrations/versions"],
  ["/services?where[description.root][exists]=true"],
  ["/services?where[createdAt][contains]=x"],
  ["/payload-preferences/nosuch", { method: "DELETE" }],
  json("/payload-preferences", '{"createdAt":"x"}'),
  json("/payload-preferences", '{"id":{"a":1}}'),
  ["/payload-migrations/1"],
  ["/og?title=x"],
];

test.each(["a stranger", "staff"])(
  "%s gets 4xx for what is malformed",
  async (who) => {
    const failed: string[] = [];
    for (const [path, init = {}] of cases) {
      const headers = { ...init.headers, ...(who === "staff" && staff) };
      const { status } = await fetch(`${cms.url}/payload-api${path}`, { ...init, headers });
      if (status >= 500)
        failed.push(`${status} ${init.method ?? "GET"} ${path} ${String(init.body)}`);
    }
    expect(failed).toEqual([]);
  },
  120_000,
);
