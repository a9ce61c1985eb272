import { firstSegment, reservedSlugs } from "@kdl/schemas/pages/reserved-slugs";
import { expect, test } from "vitest";
import { startTestGateway } from "./testing/test-gateway.ts";

/** Only the lines of the first level begin with a branch. Routes that end in `*` have none. */
const TOP_LEVEL = /^[├└]── (\/\S*)/gm;

test("no page can be published at an address that the gateway answers itself", async () => {
  const gateway = await startTestGateway();
  const tree = gateway.app.printRoutes({ commonPrefix: false });
  await gateway.close();
  const segments = [...tree.matchAll(TOP_LEVEL)].map(([, path = ""]) => firstSegment(path));
  const taken = [...new Set(segments)].filter((segment) => segment !== "");
  expect(taken).toContain("hooks");
  expect(taken.filter((segment) => !reservedSlugs.has(segment))).toEqual([]);
});

test.each(["sign-up", "account", "check-inbox", "events", "trpc", "og", "assets", "member-area"])(
  "%s is reserved",
  (slug) => {
    expect(reservedSlugs.has(slug)).toBe(true);
  },
);
