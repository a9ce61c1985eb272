import { createStaticHandler } from "react-router";
import { expect, test } from "vitest";
import { createDataLayer, QueryFailure } from "./data/data.ts";
import { makeRoutes } from "./routes.tsx";

const likely = [{ title: "Mentoring", path: "/services/mentoring" }];

/** Visits an address while no content has a page there. */
async function visit(address: string, redirectTo: () => string | null) {
  const data = createDataLayer(async (name) => {
    if (name === "site.shell") return {};
    if (name === "redirects.find") return redirectTo();
    if (name === "search.likely") return likely;
    throw new QueryFailure(404, "Service not found.");
  });
  const { query } = createStaticHandler(makeRoutes(() => data));
  return query(new Request(`https://site.example${address}`));
}

test.each(["/services/old", "/old", "/events/old", "/blog/2019/old"])(
  "%s leads to where its page is now, with its query",
  async (path) => {
    const answer = await visit(`${path}?utm_source=a&b=%26`, () => "/services/new");
    expect(answer).toBeInstanceOf(Response);
    const { status, headers } = answer as Response;
    expect(status).toBe(308);
    expect(headers.get("location")).toBe("/services/new?utm_source=a&b=%26");
  },
);

test.each([
  ["no redirect", () => null],
  [
    "redirects that can't be loaded",
    () => {
      throw new QueryFailure(503, "Failed to fetch redirects");
    },
  ],
])("with %s, a missing page says so and offers others", async (_what, redirectTo) => {
  const answer = await visit("/services/old", redirectTo);
  expect(answer).not.toBeInstanceOf(Response);
  const { statusCode, errors } = answer as Exclude<typeof answer, Response>;
  expect(statusCode).toBe(404);
  expect(Object.values(errors ?? {})).toMatchObject([
    { status: 404, data: { message: "Service not found.", likely } },
  ]);
});
