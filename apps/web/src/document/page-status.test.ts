import type { StaticHandlerContext } from "react-router";
import { expect, test } from "vitest";
import { pageStatus } from "./page-status.ts";

function context(statusCode: number, loaderData: object) {
  return { statusCode, loaderData } as StaticHandlerContext;
}

test("a complete page keeps its status", () => {
  expect(pageStatus(context(200, { "0-1": { slides: { ok: true, value: [] } } }))).toBe(200);
  expect(pageStatus(context(404, {}))).toBe(404);
});

test("a page with missing content is 503", () => {
  expect(pageStatus(context(200, { "0-1": { slides: { ok: false, message: "" } } }))).toBe(503);
});

test("failures around the page's own content don't count", () => {
  expect(pageStatus(context(200, { root: { logo: { ok: false, message: "" } } }))).toBe(200);
});
