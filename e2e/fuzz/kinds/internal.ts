/** What programs send to the gateway: webhooks, reports of browsers. */
import { pagePatterns } from "@kdl/schemas/pages/page-patterns";
import { resourceNames } from "@kdl/schemas/content/resources";
import { WEBHOOK_SIGNATURE_HEADER, WEBHOOK_TIMESTAMP_HEADER } from "@kdl/schemas/contract/signing";
import { WEB_VITALS_PATH } from "@kdl/schemas/web-vital-names";
import { WEBHOOK_PATH } from "@kdl/schemas/contract/webhook";
import * as fc from "fast-check";
import { eitherGateway, oddHeaders } from "../headers.ts";
import { type Input, SIGNED, wholeRequest } from "../input.ts";
import { jsonText } from "../json-text.ts";
import { PLANTED } from "../odd-values.ts";
import { spoilt } from "../spoil.ts";
import { bodyStatuses, type Kind } from "./kind.ts";

const change = spoilt(
  fc.record({ resources: fc.array(fc.constantFrom(...resourceNames), { maxLength: 4 }) }),
);
const vitals = spoilt(
  fc.record({
    route: fc.constantFrom(...pagePatterns),
    LCP: fc.double(),
    CLS: fc.double({ min: 0, max: 1, noNaN: true }),
    TTFB: fc.integer(),
  }),
);
/** What it says of addresses is meant for the log, so that nothing in it is planted. */
const report = fc.record({
  "csp-report": fc.record({
    "document-uri": fc.webUrl(),
    "blocked-uri": fc.constantFrom("inline", "eval", "data", "https://example.org/?a#b", 1, null),
    "effective-directive": fc.constantFrom("script-src", "x".repeat(9_000), {}, ["a"]),
    "line-number": fc.double(),
  }),
});

const tooLong = fc.constantFrom(1_000, 20_000, 150_000).map((length) => "a".repeat(length));

const types = fc.constantFrom("application/json", "application/csp-report", "text/plain", "a", "");

/** Right, stale, of something else, or none. */
const signatures = fc.oneof(
  { weight: 1, arbitrary: fc.constant([[SIGNED, SIGNED] as const]) },
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      [],
      [[WEBHOOK_TIMESTAMP_HEADER, "1"] as const, [WEBHOOK_SIGNATURE_HEADER, "x"] as const],
      [[WEBHOOK_TIMESTAMP_HEADER, "NaN"] as const, [WEBHOOK_SIGNATURE_HEADER, PLANTED] as const],
      [[WEBHOOK_SIGNATURE_HEADER, "x".repeat(5_000)] as const],
    ),
  },
);

function inputsTo(path: string, bodies: fc.Arbitrary<string>): fc.Arbitrary<Input> {
  const body = fc.oneof({ weight: 9, arbitrary: bodies }, { weight: 1, arbitrary: tooLong });
  return eitherGateway.chain((to) =>
    fc
      .record({ type: types, signature: signatures, more: oddHeaders(to), body })
      .map(({ type, signature, more, body: bytes }) =>
        wholeRequest({
          to,
          method: "POST",
          path,
          headers: [["Content-Type", type] as const, ...signature, ...more],
          body: bytes,
        }),
      ),
  );
}

export function internal(): Kind {
  return {
    name: "internal",
    weight: 5,
    inputs: fc.oneof(
      inputsTo(WEBHOOK_PATH, jsonText(change)),
      inputsTo("/csp-report", jsonText(report)),
      inputsTo(WEB_VITALS_PATH, jsonText(vitals)),
    ),
    statuses: [204, 401, ...bodyStatuses],
  };
}
