import { expect, test } from "vitest";
import { readsEnvironment } from "./environment-reads.ts";

test.each([
  ["const port = process.env.PORT;", true],
  ['if (process.env["PORT"] === "1") {}', true],
  ["/** The only reader of `process.env`. */", false],
  ['process.env["NODE_ENV"] = "test";', false],
  ['Object.assign(process.env, { NODE_ENV: "test" });', false],
  ['if (process.env["NEXT_RUNTIME"] !== "nodejs") return;', false],
])("%s", (text, reads) => {
  expect(readsEnvironment(text)).toBe(reads);
});
