import { describe, expect, test } from "vitest";
import {
  addressesOf,
  entryAt,
  isOwnAddress,
  leadsOn,
  redirectPath,
  redirectRule,
  withoutLoops,
} from "./redirect-rules.ts";

test("an entry has its page, and an event its registration", () => {
  expect(addressesOf("cms", "about")).toEqual(["/about"]);
  expect(addressesOf("services", "a b")).toEqual(["/services/a%20b"]);
  expect(addressesOf("mentors", "rao")).toEqual(["/our-mentors/rao"]);
  expect(addressesOf("events", "race")).toEqual(["/events/race", "/event-registration/race"]);
});

test.each([
  ["/about", { entries: "cms", slug: "about" }],
  ["/services/a%20b", { entries: "services", slug: "a b" }],
  ["/event-registration/race", { entries: "events", slug: "race" }],
  ["/services", null],
  ["/blog/2019/post", null],
  ["/application/token", null],
])("%s belongs to %j", (path, entry) => {
  expect(entryAt(path)).toEqual(entry);
});

test("addresses have one form", () => {
  expect(redirectPath("/Services/Old/")).toBe("/services/Old");
  expect(redirectPath("//services")).toBeNull();
});

describe("old addresses", () => {
  test.each([
    "/about-us",
    "/services/old",
    "/event-registration/old",
    "/our-mentors/old",
    "/blog/2019/post",
    "/index.php",
    "/services/web/design",
  ])("%s may lead elsewhere", (path) => {
    expect(isOwnAddress(path)).toBe(false);
  });

  test.each([
    "/",
    "/services",
    "/contact",
    "/account",
    "/admin",
    "/ADMIN",
    "/api/services",
    "/api/a/b",
    "/assets/boot.js",
    "/images/logos/a.svg",
    "/trpc/x",
    "/robots.txt",
    "/register/old",
    "/pages/old",
    "/ourmentors",
    "/testimonials",
    "/application/token",
    "/registration/token",
    "/verify/number",
    "/verify/number/badge.json",
  ])("%s is the site's own", (path) => {
    expect(isOwnAddress(path)).toBe(true);
  });
});

test.each(["/register/a", "/pages/a"])("%s leads on", (path) => {
  expect(leadsOn(path)).toBe(true);
  expect(redirectRule.safeParse({ from: "/a", to: path }).success).toBe(false);
});

test.each(["/", "/services", "/services/a", "/a", "/a/b/c", "/contact"])("%s ends", (path) => {
  expect(leadsOn(path)).toBe(false);
  expect(redirectRule.parse({ from: "/old", to: path })).toEqual({ from: "/old", to: path });
});

const kept = (...pairs: [string, string][]) =>
  withoutLoops(pairs.map(([from, to]) => ({ from, to })));

describe("loops", () => {
  test("are left out, with what leads into them", () => {
    expect(kept(["/a", "/a"])).toEqual({});
    expect(kept(["/a", "/b"], ["/b", "/c"], ["/c", "/b"], ["/d", "/e"])).toEqual({ "/d": "/e" });
    expect(kept(["/x", "/a"], ["/a", "/b"], ["/b", "/a"], ["/y", "/x"])).toEqual({});
  });

  test("chains stay, and of two for one address the last counts", () => {
    expect(kept(["/b", "/c"], ["/a", "/b"])).toEqual({ "/a": "/b", "/b": "/c" });
    expect(kept(["/a", "/b"], ["/a", "/c"], ["/b", "/a"])).toEqual({ "/a": "/c", "/b": "/a" });
  });

  test("of spellings are loops", () => {
    const [one, other] = [
      { from: "/services/a", to: "/Services/b/" },
      { from: "/SERVICES/b", to: "/services/%61" },
    ].map((item) => redirectRule.parse(item));
    expect(withoutLoops([one!, other!])).toEqual({});
  });

  test("are found in time that grows with the list, however hostile", () => {
    const long = Array.from({ length: 50_000 }, (_, i) => ({ from: `/a${i}`, to: `/a${i + 1}` }));
    const begun = performance.now();
    expect(Object.keys(withoutLoops(long.toReversed()))).toHaveLength(50_000);
    expect(Object.keys(withoutLoops(long))).toHaveLength(50_000);
    expect(performance.now() - begun).toBeLessThan(5_000);
  });
});
