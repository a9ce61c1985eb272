/** Bodies of forms, in all the ways in which forms travel, and in some in which they don't. */
import * as fc from "fast-check";
import { jsonText } from "./json-text.ts";
import type { Answers } from "./known-answers.ts";
import { oddJson, oddName, oddText, PLANTED } from "./odd-values.ts";
import { spoilt } from "./spoil.ts";

export interface Body {
  /** `null` for none. */
  type: string | null;
  bytes: string | Buffer;
}

const URLENCODED = "application/x-www-form-urlencoded";

/** Names and values as a form has them: lists become repeats. */
export const entriesOf = (value: unknown): [string, string][] =>
  Object.entries(Object(value) as Answers).flatMap(([name, entry]) =>
    (Array.isArray(entry) ? entry : [entry])
      .slice(0, 300)
      .map((each): [string, string] => [name, textOf(each)]),
  );

const textOf = (value: unknown): string =>
  typeof value === "string" ? value : (JSON.stringify(value) ?? "");

const rawForms = fc.constantFrom(
  "",
  "&",
  "=",
  "&&&&=&=&",
  "a",
  "%",
  "a=%ZZ&%E0%A4%A=1",
  "a=%00&%00=a",
  "__proto__=1&constructor=2&__proto__[a]=3",
  "email[]=a&email[0]=b&email.c=d",
  `form=delete-account&current_password=${PLANTED}`,
  "form=__proto__",
  "form=constructor&email=a",
  "a=1;b=2",
  "\xff\xfe\x00a=1",
  `a=${"+".repeat(50_000)}`,
  "a&".repeat(20_000),
  "a=1&".repeat(3_000),
);

/** Too long for any form without a file. */
const tooLong = fc
  .constantFrom(66_000, 150_000, 400_000)
  .map((length) => `a=${"b".repeat(length)}`);

function urlencoded(answers: fc.Arbitrary<unknown>): fc.Arbitrary<Body> {
  const right = spoilt(answers).map((value) =>
    new URLSearchParams(entriesOf(value).map(([name, text]) => [name, text])).toString(),
  );
  const pairs = fc
    .array(fc.tuple(oddName, oddText), { maxLength: 8 })
    .map((list) => new URLSearchParams(list).toString());
  return fc
    .oneof(
      { weight: 12, arbitrary: right },
      { weight: 2, arbitrary: pairs },
      { weight: 2, arbitrary: rawForms },
      { weight: 1, arbitrary: tooLong },
    )
    .map((bytes) => ({ type: URLENCODED, bytes }));
}

const oddTypes = fc.constantFrom(
  null,
  "",
  "text/plain",
  "application/xml",
  `${URLENCODED}; charset=utf-7`,
  `${URLENCODED};;;`,
  "multipart/form-data",
  "multipart/form-data; boundary=",
  "multipart/mixed; boundary=x",
  "application/json, text/plain",
  'a/b; c="d',
  "x".repeat(3_000),
);

/** Any body of a form without a file. */
export function formBody(answers: fc.Arbitrary<unknown>): fc.Arbitrary<Body> {
  const inForm = urlencoded(answers);
  const inJson = jsonText(spoilt(answers)).map((bytes) => ({ type: "application/json", bytes }));
  const mistaken = fc
    .tuple(oddTypes, fc.oneof(inForm, inJson))
    .map(([type, { bytes }]) => ({ type, bytes }));
  const notOne = jsonText(oddJson).map((bytes) => ({ type: "application/json", bytes }));
  return fc.oneof(
    { weight: 8, arbitrary: inForm },
    { weight: 3, arbitrary: inJson },
    { weight: 2, arbitrary: mistaken },
    { weight: 1, arbitrary: notOne },
  );
}
