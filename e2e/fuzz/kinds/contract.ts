/** The CMS by the contract, without a gateway in between. */
import { memberCall } from "@kdl/schemas/members/member-calls";
import { imageLocations, resourceNames } from "@kdl/schemas/content/resources";
import * as fc from "fast-check";
import { addresses } from "../addresses.ts";
import type { Facts } from "../facts.ts";
import { formBody } from "../form-body.ts";
import { oddHeaders } from "../headers.ts";
import { type Input, SIGNED, wholeRequest } from "../input.ts";
import { answersFor } from "../known-answers.ts";
import { multipartBody } from "../multipart.ts";
import { bodyStatuses, type Kind } from "./kind.ts";

/** Named like the forms that they take. */
const memberPaths = Object.values(memberCall).map((path) =>
  typeof path === "string" ? path : path("personal"),
);

const signature = fc.oneof(
  { weight: 4, arbitrary: fc.constant([[SIGNED, SIGNED] as const]) },
  { weight: 1, arbitrary: fc.constant([]) },
);

function writes(facts: Facts): fc.Arbitrary<Input> {
  const paths = [...new Set([...facts.forms.map(({ path }) => path), ...memberPaths])];
  const perPath = [...paths, "/api/check-user", "/api/nowhere"].map((path) => {
    const form = facts.forms.find((each) => each.path === path);
    const answers = form?.answers ?? answersFor(path, facts.forms);
    const body = fc.oneof(
      { weight: form?.fileName ? 1 : 6, arbitrary: formBody(answers) },
      {
        weight: form?.fileName ? 6 : 1,
        arbitrary: multipartBody(answers, form?.fileName ?? "file"),
      },
    );
    const method = path.includes("/me")
      ? fc.constantFrom("PUT", "POST", "DELETE", "GET", "PATCH")
      : fc.oneof(
          { weight: 9, arbitrary: fc.constant("POST") },
          { weight: 1, arbitrary: fc.constantFrom("PUT", "DELETE", "GET") },
        );
    return fc
      .record({ method, body, signed: signature, more: oddHeaders("cms") })
      .map(({ method: verb, body: { type, bytes }, signed, more }) =>
        wholeRequest({
          to: "cms",
          method: verb,
          path,
          headers: [
            ...(type === null ? [] : [["Content-Type", type] as const]),
            ...signed,
            ...more,
          ],
          body: bytes,
        }),
      );
  });
  return fc.oneof(...perPath);
}

function reads(facts: Facts): fc.Arbitrary<Input> {
  const known = [
    ...resourceNames.map((name) => `/api/${name}`),
    ...imageLocations.map((name) => `/images/${name}/*`),
    "/api/members/me/*",
    "/api/members/me/registrations/:reference/calendar",
    "/healthz",
    "/readyz",
  ];
  return fc
    .record({
      method: fc.constantFrom("GET", "GET", "GET", "HEAD", "OPTIONS"),
      path: addresses(known, facts),
      headers: oddHeaders("cms"),
    })
    .map((request) => wholeRequest({ to: "cms", ...request }));
}

const statuses = [
  200,
  201,
  202,
  204,
  206,
  301,
  302,
  304,
  307,
  308,
  401,
  409,
  410,
  414,
  ...bodyStatuses,
];

export function contract(facts: Facts): Kind {
  const inputs = fc.oneof(
    { weight: 3, arbitrary: writes(facts) },
    { weight: 1, arbitrary: reads(facts) },
  );
  return { name: "contract", weight: 8, inputs, statuses };
}
