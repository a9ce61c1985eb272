import { describe, expect, test } from "vitest";
import { validateSlug } from "./slug.ts";

describe("validateSlug", () => {
  test.each(["internship", "30-days-of-python"])("accepts %j", (slug) => {
    expect(validateSlug(slug)).toBe(true);
  });

  test.each(["", "Upper", "a b", "-a", "a--b", "a/b", "../etc", "a".repeat(101)])(
    "refuses %j",
    (slug) => {
      expect(validateSlug(slug)).toEqual(expect.any(String));
    },
  );

  test("refuses what the site has a page for", () => {
    expect(validateSlug("events", new Set(["events"]))).toContain("/events");
  });
});
