/** Every procedure, by GET and POST, one by one and in batches. */
import type { Procedure } from "@kdl/bff/surface";
import * as fc from "fast-check";
import type { Facts } from "../facts.ts";
import { fromSchema, type Schema } from "../from-schema.ts";
import { eitherGateway, oddHeaders } from "../headers.ts";
import { type Input, wholeRequest } from "../input.ts";
import { jsonText } from "../json-text.ts";
import { answersFor } from "../known-answers.ts";
import { oddJson, oddText, PLANTED } from "../odd-values.ts";
import { spoilt } from "../spoil.ts";
import { bodyStatuses, type Kind } from "./kind.ts";

/** Larger than any call may be. */
const HUGE = [70_000, 300_000];

const wrongNames = fc.constantFrom(
  "",
  ",",
  "constructor",
  "__proto__",
  "services",
  "services.list.x",
  "services.__proto__",
  "contact.send.call",
  "members.toString",
  "..%2f..%2fhealthz",
  "%",
  "%00",
  "a".repeat(3_000),
  Array.from({ length: 200 }, () => "site.shell").join(","),
);

interface Call {
  name: string;
  isQuery: boolean;
  json: string;
}

export function calls(facts: Facts): Kind {
  const perProcedure = facts.surface.procedures.map((procedure) => callOf(procedure, facts));
  const one: fc.Arbitrary<Call> = fc.oneof(
    { weight: 30, arbitrary: fc.oneof(...perProcedure) },
    {
      weight: 1,
      arbitrary: fc.record({ name: wrongNames, isQuery: fc.boolean(), json: jsonText(oddJson) }),
    },
  );
  return {
    name: "calls",
    weight: 30,
    inputs: fc.oneof(
      { weight: 14, arbitrary: single(one) },
      { weight: 3, arbitrary: batch(one) },
      { weight: 1, arbitrary: huge(one) },
    ),
    statuses: [200, 207, 304, 401, 409, 410, ...bodyStatuses],
  };
}

function callOf({ name, type, input }: Procedure, facts: Facts): fc.Arbitrary<Call> {
  const slugs = facts.pages.map((path) => path.split("/").at(-1) ?? "");
  const known = {
    answers: answersFor(name, facts.forms),
    token: fc.constant(facts.formToken),
    website: fc.oneof({ weight: 9, arbitrary: fc.constant("") }, { weight: 1, arbitrary: oddText }),
    slug: fc.constantFrom(...slugs),
    email: fc.nat(50_000).map((number) => `fuzz.${number}@example.org`),
    mobile: fc.constant("9876543210"),
  };
  const right = input === null ? fc.constant(null) : fromSchema(input as Schema, known);
  const isQuery = fc.nat(3).map((number) => (number === 0) !== (type === "query"));
  return fc.record({ name: fc.constant(name), isQuery, json: jsonText(spoilt(right)) });
}

const setting = fc.record({
  to: eitherGateway,
  type: fc.oneof(
    { weight: 12, arbitrary: fc.constant("application/json") },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        "text/plain",
        "application/json; charset=utf-16",
        "multipart/form-data",
        "application/x-www-form-urlencoded",
        "application/jsonx",
        "/",
        "",
      ),
    },
  ),
});

function requestOf(
  { to, type }: { to: "gateway" | "limited" | "cms"; type: string },
  target: string,
  json: string | null,
  headers: readonly (readonly [string, string])[],
): Input {
  const isQuery = json === null;
  return wholeRequest({
    to,
    method: isQuery ? "GET" : "POST",
    path: `/trpc/${target}`,
    headers: isQuery ? headers : [["Content-Type", type] as const, ...headers],
    body: json ?? undefined,
  });
}

const encoded = (json: string) => encodeURIComponent(json.toWellFormed()).slice(0, 14_000);

const single = (one: fc.Arbitrary<Call>): fc.Arbitrary<Input> =>
  setting.chain((set) =>
    fc
      .tuple(one, oddHeaders(set.to))
      .map(([{ name, isQuery, json }, headers]) =>
        isQuery
          ? requestOf(set, `${name}?input=${encoded(json)}`, null, headers)
          : requestOf(set, name, json, headers),
      ),
  );

const batch = (one: fc.Arbitrary<Call>): fc.Arbitrary<Input> =>
  setting.chain((set) =>
    fc
      .tuple(fc.array(one, { minLength: 1, maxLength: 24 }), fc.boolean(), oddHeaders(set.to))
      .map(([list, isQuery, headers]) => {
        const names = list
          .map(({ name }) => name)
          .join(",")
          .slice(0, 6_000);
        const inputs = `{${list.map(({ json }, index) => `"${index}":${json}`).join(",")}}`;
        return isQuery
          ? requestOf(
              set,
              `${names}?batch=1&input=${encoded(inputs).slice(0, 6_000)}`,
              null,
              headers,
            )
          : requestOf(set, `${names}?batch=1`, inputs, headers);
      }),
  );

/** The body of a query is nobody's, and that of a call may be too long. */
const huge = (one: fc.Arbitrary<Call>): fc.Arbitrary<Input> =>
  setting.chain((set) =>
    fc
      .tuple(
        one,
        fc.constantFrom(...HUGE),
        oddHeaders(set.to),
        fc.constantFrom("GET", "HEAD", "POST"),
      )
      .map(([{ name }, length, headers, method]) =>
        wholeRequest({
          to: set.to,
          method,
          path: `/trpc/${name.slice(0, 100)}`,
          headers: [["Content-Type", set.type] as const, ...headers],
          body: `"${PLANTED.repeat(length / PLANTED.length)}"`,
        }),
      ),
  );
