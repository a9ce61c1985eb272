/** Values that programs trip over. */
import * as fc from "fast-check";

/** Stands in much of what is sent as a person's words: no log may hold it. */
export const PLANTED = "zqplantedword";

/** Markup that no page may hold as it is. */
export const MARKUP = `<script>${PLANTED}()</script>`;

/** A header that no reply may have. */
export const INJECTED = "x-injected";

const telling = [
  "",
  " ",
  "\0",
  `a\0${PLANTED}`,
  PLANTED,
  MARKUP,
  "$",
  "${7*7}",
  "$where",
  "$1",
  "<",
  "<!--",
  "]]>",
  "{{7*7}}",
  "%00",
  "%",
  "%s%n%d",
  "'",
  "' OR 1=1 --",
  "\\",
  "..",
  "../../../../etc/passwd",
  "//example.org",
  "javascript:alert(1)",
  "=1+1",
  "-1",
  "0",
  "1e999",
  "9007199254740993",
  "-0",
  "NaN",
  "null",
  "undefined",
  "true",
  "[object Object]",
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  "then",
  "length",
  "\ud800",
  "\udfff\ud800",
  "\u202E",
  "\uFEFF",
  "\u2028",
  "\u0085",
  "\u0130\u0131",
  "e\u0301".repeat(40),
  "Z" + "\u0353".repeat(300),
  "\u{1F469}\u200D\u{1F469}\u200D\u{1F467}",
  "\uFF1D1+1",
  `a\r\nX-Injected: ${PLANTED}`,
  `${PLANTED}@example.org`,
  `${PLANTED}@example.org\nBcc: b@example.org`,
  "a@b",
  "@",
  `"${PLANTED} x"@example.org`,
  "9876543210",
  "+91 98765-43210",
  "2026-02-30",
  "0000-00-00",
  "275760-09-13T00:00:00.001Z",
  "-271821-04-20",
  "https://example.org/?a=1#b",
  "http://[::1]:1/",
  "http://user:pass@example.org",
];

const long = fc
  .tuple(
    fc.constantFrom("x", "న", "🚀", "<", "%41", "a ", "\n", "\\", '"', "a,", "((((", "aA1!", "@"),
    fc.constantFrom(100, 255, 256, 257, 1_000, 1_001, 4_096, 5_000, 20_000),
  )
  .map(([unit, count]) => unit.repeat(count));

export const oddText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...telling) },
  { weight: 3, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
  { weight: 1, arbitrary: long },
);

/** Anything that JSON can say. */
export const oddJson: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: oddText },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      false,
      0,
      -1,
      1.5,
      2 ** 53,
      Number.MAX_VALUE,
      Number.MIN_VALUE,
      -(2 ** 31) - 1,
      [],
      [[]],
      {},
      [null],
      ["a", "b"],
      { length: 1e9 },
      { toString: PLANTED },
      { $ne: null },
      { $gt: "" },
      { constructor: { prototype: { polluted: PLANTED } } },
      Array.from({ length: 500 }, () => "a"),
    ),
  },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

export const oddName: fc.Arbitrary<string> = fc.oneof(
  oddText,
  fc.constantFrom("__proto__", "constructor", "toString", "website", "email", "a[b]", "a.b", "0"),
);
