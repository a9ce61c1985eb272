import { expect, test } from "vitest";
import { csvRow } from "./csv.ts";

const plain = ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1+1", "\r=1+1", "\n=1+1", " =1+1", "\tx", "\nx"];
const wide = ["＝1+1", "＋1", "－1", "＠SUM(A1)", "\u3000＝1", "−1", "﹦1", "﹢1", "﹣1", "﹫A"];
const hidden = ["\u200b=1", "\ufeff=1", "\u00ad＝1", "\u2066@A", "|calc", "%0A=1"];
test.each([...plain, ...wide, ...hidden])("%j is no formula any more", (value) => {
  expect(csvRow([value])).toBe(`"'${value}"\r\n`);
});

test("quotes, commas and lines stay in their place", () => {
  expect(csvRow(['a "b"', "c,d", "e\r\nf", "", "2-1"])).toBe(
    '"a ""b""","c,d","e\r\nf","","2-1"\r\n',
  );
});
