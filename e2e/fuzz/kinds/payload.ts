/** The admin as strangers reach it: Payload's own API, and its pages. */
import * as fc from "fast-check";
import type { Facts } from "../facts.ts";
import { formBody } from "../form-body.ts";
import { oddHeaders } from "../headers.ts";
import { type Input, wholeRequest } from "../input.ts";
import { multipartBody } from "../multipart.ts";
import { oddText, PLANTED } from "../odd-values.ts";
import { bodyStatuses, type Kind } from "./kind.ts";

const API = "/payload-api";

const userCalls = [
  "users/login",
  "users/logout",
  "users/me",
  "users/init",
  "users/first-register",
  "users/forgot-password",
  "users/reset-password",
  "users/refresh-token",
  "users/unlock",
  `users/verify/${PLANTED}`,
];

/** What Payload's own client sends, and what it doesn't. */
const queries = fc.oneof(
  { weight: 2, arbitrary: fc.constant("") },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      "?where[email][equals]=a",
      "?where[email][like]=%25",
      "?where[password][exists]=true",
      "?where[or][0][and][0][id][in]=1,2",
      "?where[__proto__][equals]=1",
      "?where[id][$ne]=1",
      "?where=a",
      "?where[a][b][c][d][e][f]=1",
      "?limit=-1",
      "?limit=1e9",
      "?limit=NaN&page=-5",
      "?page=99999999999999999999",
      "?depth=100000",
      "?depth=-1",
      "?sort=-password",
      "?sort=a.b.c,__proto__",
      "?select[password]=true",
      "?populate[a]=b",
      "?joins[a][limit]=1",
      "?locale=__proto__&fallback-locale=x",
      "?draft=true&trash=true",
      "?_method=DELETE",
      `?a${"[b]".repeat(1_000)}=1`,
      `?${"a[]=1&".repeat(1_500)}`,
      "?a=%",
    ),
  },
  {
    weight: 1,
    arbitrary: oddText.map(
      (text) => `?where[id][equals]=${encodeURIComponent(text.toWellFormed()).slice(0, 6_000)}`,
    ),
  },
);

const idsAndMore = fc.constantFrom(
  "",
  "/1",
  "/0",
  "/-1",
  "/x",
  "/1e99",
  "/99999999999999999999",
  "/__proto__",
  "/%00",
  "/versions",
  "/versions/1",
  "/count",
  "/access/1",
  "/duplicate/1",
  "/1/duplicate",
  "/file/a.png",
  "/file/..%2f..%2fcms.db",
  "/paste-url/1?src=http://127.0.0.1:1",
  "/export",
  "/1/resume",
  "/1/send-again",
);

const right = fc.constantFrom<Record<string, unknown>>(
  { email: "admin@example.org", password: PLANTED },
  { email: `${PLANTED}@example.org`, password: "a password that is wrong" },
  { email: "admin@example.org" },
  { token: "t".repeat(40), password: PLANTED },
  { email: "new@example.org", password: "a password of a stranger", roles: ["admin"] },
  { where: { id: { exists: true } } },
  { title: "a", slug: "a", _status: "published" },
  { id: 1, docs: [{ id: 1 }] },
);

function api({ collections, globals }: Facts): fc.Arbitrary<Input> {
  const paths = fc.oneof(
    {
      weight: 4,
      arbitrary: fc
        .tuple(fc.constantFrom(...collections), idsAndMore)
        .map((parts) => parts.join("")),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom(...globals), idsAndMore)
        .map(([name, more]) => `globals/${name}${more}`),
    },
    { weight: 3, arbitrary: fc.constantFrom(...userCalls) },
    {
      weight: 2,
      arbitrary: fc.constantFrom(
        "access",
        "graphql",
        "graphql-playground",
        "og",
        "og?title=a",
        "form-state",
        "server-function",
        "payload-jobs/run",
        "payload-jobs/handle-schedules",
        "payload-preferences/a",
        "payload-locked-documents",
        "payload-migrations",
        "__proto__",
        "constructor/1",
        "globals/__proto__",
        "..",
        "%2e%2e/api/services",
        "a".repeat(3_000),
      ),
    },
  );
  const method = fc.constantFrom(
    "GET",
    "GET",
    "POST",
    "POST",
    "PATCH",
    "DELETE",
    "PUT",
    "OPTIONS",
    "HEAD",
  );
  const body = fc.option(
    fc.oneof(
      { weight: 4, arbitrary: formBody(right) },
      { weight: 1, arbitrary: multipartBody(right, "file") },
    ),
    { freq: 4 },
  );
  return fc
    .record({ path: paths, query: queries, method, body, more: oddHeaders("cms") })
    .map(({ path, query, method: verb, body: given, more }) => {
      const isRead = /^(?:GET|HEAD|OPTIONS)$/.test(verb);
      const sent = isRead ? null : given;
      return wholeRequest({
        to: "cms",
        method: verb,
        path: `${API}/${path}${path.includes("?") ? query.replace("?", "&") : query}`,
        headers: [...(sent?.type ? [["Content-Type", sent.type] as const] : []), ...more],
        body: sent?.bytes,
      });
    });
}

const adminPaths = fc.constantFrom(
  "/admin",
  "/admin/login",
  "/admin/login?redirect=//example.org",
  "/admin/logout",
  "/admin/forgot",
  `/admin/reset/${PLANTED}`,
  "/admin/create-first-user",
  "/admin/collections/users",
  "/admin/collections/__proto__/1",
  "/admin/globals/x",
  "/admin/%00",
  "/admin/..%2f",
  "/_next/static/a.js",
  "/_next/data/a/b.json",
  "/_next/image?url=http://127.0.0.1:1&w=64&q=1",
  "/_next/image?url=%2Fadmin&w=16&q=75",
  "/__nextjs_source-map?filename=a",
  "/favicon.ico",
  "/",
);

const admin: fc.Arbitrary<Input> = fc
  .record({
    path: adminPaths,
    method: fc.constantFrom("GET", "GET", "GET", "HEAD", "POST"),
    headers: oddHeaders("cms"),
  })
  .map((request) =>
    wholeRequest({ to: "cms", ...request, body: request.method === "POST" ? "0=[]" : undefined }),
  );

/** 501 is Payload's word for a method that a collection doesn't take. */
const statuses = [
  501,
  200,
  201,
  204,
  206,
  301,
  302,
  303,
  304,
  307,
  308,
  401,
  409,
  410,
  ...bodyStatuses,
];

export function payload(facts: Facts): Kind {
  const inputs = fc.oneof({ weight: 8, arbitrary: api(facts) }, { weight: 1, arbitrary: admin });
  return { name: "payload", weight: 6, inputs, statuses };
}
