/** JSON as text, mostly in good form. */
import * as fc from "fast-check";
import { PLANTED } from "./odd-values.ts";

const malformed = [
  "",
  " ",
  "{",
  "}",
  "[",
  '"',
  "nul",
  "undefined",
  "NaN",
  "-",
  "{}{}",
  "{},",
  "[1,]",
  "{'a':1}",
  "{a:1}",
  '{"a":1,"a":{"b":2}}',
  '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
  '{"json":{"__proto__":null}}',
  '{"a":1e999,"b":-1e999}',
  `{"a":${"9".repeat(400)}}`,
  '"\\ud800"',
  '"\\u0000"',
  '"a\u0000b"',
  `"${PLANTED}`,
  "\uFEFF{}",
  "/* a */ {}",
  "<xml/>",
  "a=b&c=d",
];

/** Deeper than parsers that call themselves can go. */
const deep = fc
  .tuple(fc.constantFrom("[", '{"a":', '[{"a":'), fc.constantFrom(20, 100, 1_000, 20_000))
  .map(([open, depth]) => open.repeat(depth));

export function jsonText(value: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  const right = value.map((each) => JSON.stringify(each) ?? "");
  const cut = fc.tuple(right, fc.nat()).map(([text, at]) => text.slice(0, at % (text.length + 1)));
  const replaced = fc
    .tuple(right, fc.nat(), fc.string({ unit: "binary", minLength: 1, maxLength: 2 }))
    .map(([text, at, other]) => {
      const place = at % (text.length + 1);
      return text.slice(0, place) + other + text.slice(place + 1);
    });
  return fc.oneof(
    { weight: 16, arbitrary: right },
    { weight: 1, arbitrary: cut },
    { weight: 1, arbitrary: replaced },
    { weight: 1, arbitrary: fc.constantFrom(...malformed) },
    { weight: 1, arbitrary: deep },
  );
}
