import type { StaticHandlerContext } from "react-router";
import { expect, test } from "vitest";
import { pageStatus } from "./page-status.ts";

function context(statusCode: number, loaderData: object) {
  return { statusCode, loaderData } as StaticHandlerContext;
}

test("a page whose content is whole keeps its status", () => {
  expect(pageStatus(context(200, { "0-1": { slides: { ok: true, value: [] } } }))).toBe(200);
  expect(pageStatus(context(404, {}))).toBe(404);
});

test("a page that misses a part of its content is 503", () => {
  expect(pageStatus(context(200, { "0-1": { slides: { ok: false, message: "" } } }))).toBe(503);
});

test("what is missing around a page doesn't count", () => {
  expect(pageStatus(context(200, { root: { logo: { ok: false, message: "" } } }))).toBe(200);
});
