import { expect, test } from "vitest";
import { importsOf } from "./imports-of.ts";

test("finds imports of every form", () => {
  const text = `
import { a } from "one";
import type { B } from "two";
import "three";
import {
  c,
  type D,
} from "four";
export { e } from "./five.ts";
export type { F } from "./six.ts";
export * from "./seven.ts";
const g = await import("./eight.ts");
const text = "import nothing from 'nine'";
`;
  expect(importsOf(text)).toEqual([
    { from: "one", typeOnly: false },
    { from: "two", typeOnly: true },
    { from: "three", typeOnly: false },
    { from: "four", typeOnly: false },
    { from: "./five.ts", typeOnly: false },
    { from: "./six.ts", typeOnly: true },
    { from: "./seven.ts", typeOnly: false },
    { from: "./eight.ts", typeOnly: false },
  ]);
});
