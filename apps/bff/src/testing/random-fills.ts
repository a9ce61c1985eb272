/** What a program with bad manners may send in place of a form. */
import * as fc from "fast-check";
import { club, contact, KEY, registration, token } from "./filled-forms.ts";

const oddText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.constantFrom("", " ", "\0", "\ud800", "__proto__", "constructor", "=1+1", "a\r\nBcc: b@c.d"),
  fc.constantFrom("x".repeat(5_000), "1".repeat(400), "https://a.example", "+91 98765-43210"),
);
const oddValue = fc.oneof(
  oddText,
  fc.anything({ withNullPrototype: false, maxDepth: 3 }),
  fc.constantFrom(null, true, 0, -1, Number.POSITIVE_INFINITY, [], {}, ["a", "b"], {
    toString: "x",
  }),
);
const names = [...new Set([contact, registration, club].flatMap((form) => Object.keys(form)))];
const oddName = fc.oneof(oddText, fc.constantFrom("__proto__", "toString", "website", ...names));

function spoilt(right: Readonly<Record<string, unknown>>): fc.Arbitrary<unknown> {
  return fc
    .dictionary(oddName, oddValue, { maxKeys: 4 })
    .map((odd) => ({ ...right, ...(odd as Record<string, unknown>) }));
}

const mostly = (value: string) => fc.oneof({ weight: 9, arbitrary: fc.constant(value) }, oddValue);

/** Input of a mutation that sends a form: right but for some of it, or not at all. */
export function randomInput(right: Readonly<Record<string, unknown>>): fc.Arbitrary<unknown> {
  const answers = fc.oneof(
    { weight: 8, arbitrary: spoilt(right) },
    { weight: 1, arbitrary: fc.dictionary(oddName, oddValue, { maxKeys: 20 }) },
    { weight: 1, arbitrary: oddValue },
  );
  const controls = { idempotencyKey: mostly(KEY), token: mostly(token), website: mostly("") };
  return fc.oneof(
    { weight: 12, arbitrary: fc.record({ answers, ...controls }) },
    { weight: 1, arbitrary: oddValue },
  );
}

/** Input of the duplicate check. */
export const randomPerson: fc.Arbitrary<unknown> = fc.oneof(
  fc.record({ email: oddValue, mobile: oddValue }, { requiredKeys: [] }),
  fc.record({
    email: fc.oneof(fc.constant(contact.email), oddText),
    mobile: fc.oneof(fc.constant(contact.phone), oddText),
  }),
  oddValue,
);

/** An answer of an upstream that may say anything. */
export const randomAnswer = fc.record({
  status: fc.oneof(fc.constantFrom(200, 201, 204), fc.integer({ min: 200, max: 499 })),
  body: fc.oneof(
    fc.constantFrom(undefined, { message: "Thanks", reference: "MSG-1" }),
    fc.record({
      code: fc.constantFrom(
        "INVALID",
        "DUPLICATE",
        "REGISTRATION_CLOSED",
        "KEY_REUSED",
        "TOO_LARGE",
      ),
      message: oddValue,
      fields: fc.oneof(oddValue, fc.dictionary(oddName, oddValue)),
    }),
    fc.record({ emailExists: oddValue, mobileExists: oddValue }),
    oddValue,
  ),
});
