import { expect, test } from "vitest";
import { readEnvironment } from "./env.ts";

const upstreamOf = (source: Record<string, string>) => {
  const result = readEnvironment(source);
  return result.ok ? result.values.UPSTREAM_URL : result.problems;
};

test("the upstream is the CMS beside the gateway, unless another is given", () => {
  expect(upstreamOf({})).toEqual(["http://127.0.0.1:3001"]);
  expect(upstreamOf({ CMS_PORT: "4001" })).toEqual(["http://127.0.0.1:4001"]);
  expect(upstreamOf({ UPSTREAM_URL: "https://example.org/a/" })).toEqual(["https://example.org/a"]);
});

test("an invalid variable is reported on one line", () => {
  expect(upstreamOf({ PORT: "x" })).toEqual([expect.stringMatching(/^PORT: /)]);
});
