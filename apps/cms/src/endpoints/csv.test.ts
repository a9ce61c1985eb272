import { expect, test } from "vitest";
import { csvRow } from "./csv.ts";

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1+1", "\r=1+1", "\n=1+1", " =1+1", "\tx"])(
  "%j is no formula any more",
  (value) => {
    expect(csvRow([value])).toBe(`"'${value}"\r\n`);
  },
);

test("quotes, commas and lines stay in their place", () => {
  expect(csvRow(['a "b"', "c,d", "e\r\nf", "", "2-1"])).toBe(
    '"a ""b""","c,d","e\r\nf","","2-1"\r\n',
  );
});
