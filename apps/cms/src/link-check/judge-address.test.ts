import { expect, test } from "vitest";
import { judgeAddress } from "./judge-address.ts";

const site = { problemOf: (path: string) => (path === "/here" ? null : `Not ${path}`) };
const judge = (address: string) => judgeAddress(address, site);

test.each([
  "/here",
  "/here/",
  "/here?a=b#c",
  "https://site.example/here",
  "#top",
  "mailto:a@example.org?subject=Hi",
  "mailto:a@example.org,b@example.org",
  "tel:+91%20(0)98765-43210",
])("%s is fine", (address) => {
  expect(judge(address)).toEqual({ problem: null });
});

test.each([
  ["/there", "Not /there"],
  ["https://site.example/there", "Not /there"],
  ["here", "An address begins with / or with https://."],
  ["www.example.org", "An address begins with / or with https://."],
  ["javascript:alert(1)", "An address begins with / or with https://."],
  ["https://", "An address begins with / or with https://."],
  ["mailto:nobody", "This isn't an email address."],
  ["mailto:%", "This isn't an email address."],
  ["tel:x", "This isn't a phone number."],
])("%s: %s", (address, problem) => {
  expect(judge(address)).toEqual({ problem });
});

test("pages of other sites have to be asked, each once", () => {
  expect(judge("https://Example.org/a#b")).toEqual({ outside: "https://example.org/a" });
  expect(judge("//example.org/a")).toEqual({ outside: "https://example.org/a" });
});
