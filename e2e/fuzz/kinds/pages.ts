/** Pages, files and images, by all methods. */
import { METHODS } from "node:http";
import * as fc from "fast-check";
import { addresses } from "../addresses.ts";
import type { Facts } from "../facts.ts";
import { eitherGateway, oddHeaders } from "../headers.ts";
import { type Input, wholeRequest } from "../input.ts";
import { PLANTED } from "../odd-values.ts";
import type { Kind } from "./kind.ts";

const readStatuses = [
  200, 204, 206, 301, 302, 303, 304, 308, 400, 401, 403, 404, 405, 408, 413, 414,
];
const statuses = [...readStatuses, 415, 416, 417, 422, 429, 431, 503];

/** CONNECT has rules of its own. */
const otherMethods = METHODS.filter((method) => !/^(?:GET|HEAD|CONNECT)$/.test(method));

const methods = fc.oneof(
  { weight: 8, arbitrary: fc.constant("GET") },
  { weight: 2, arbitrary: fc.constant("HEAD") },
  { weight: 1, arbitrary: fc.constantFrom(...otherMethods) },
);

/** A read has no body, but nothing keeps it from having one. */
const strayBodies = fc.oneof(
  { weight: 15, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: fc.constantFrom("", "a", PLANTED.repeat(6_000), "x".repeat(300_000)) },
);

const readsOf = (paths: fc.Arbitrary<string>): fc.Arbitrary<Input> =>
  eitherGateway.chain((to) =>
    fc
      .record({ path: paths, method: methods, headers: oddHeaders(to), body: strayBodies })
      .map((request) => wholeRequest({ to, ...request })),
  );

export function pages(facts: Facts): Kind {
  const patterns = facts.surface.routes.map(({ pattern }) => pattern);
  return {
    name: "pages",
    weight: 18,
    inputs: readsOf(addresses([...new Set(patterns)], facts)),
    statuses,
  };
}

const width = fc.oneof(
  fc.constantFrom(
    "",
    "?w=320",
    "?w=640",
    "?w=1",
    "?w=0",
    "?w=-1",
    "?w=1e3",
    "?w=99999999",
    "?w=NaN",
  ),
  fc.constantFrom(
    "?w=640&w=320",
    "?w[]=640",
    "?w=%00",
    "?w=640.5",
    "?w=0x280",
    "?w=",
    "?q=1&w=960",
  ),
  fc.nat(5_000).map((number) => `?w=${number}`),
);
const oddFiles = fc.constantFrom(
  "/images/services/..%2f..%2fcms.db",
  "/images/services/%2e%2e",
  "/images/__proto__/a.png",
  "/images/services/a.svg",
  "/images/services/.png",
  `/images/services/${"a".repeat(3_000)}.png`,
  "/images/video/__proto__",
  "/images/video/AAAAAAAAAAAAAAAA",
  "/og/index.png",
  "/og/services.png",
  "/og/__proto__.png",
  "/og/..%2f..%2fa.png",
  "/og/%00.png",
  `/og/${"a/".repeat(150)}.png`,
  "/member-picture",
  "/member-picture?v=1",
  "/my-events/AB-12.ics",
  "/my-events/..%2fa.ics",
);

export function images(facts: Facts): Kind {
  const files = fc.oneof(fc.constantFrom(...facts.images), oddFiles);
  const paths = fc.tuple(files, width).map(([file, query]) => file + query);
  return { name: "images", weight: 6, inputs: readsOf(paths), statuses };
}
