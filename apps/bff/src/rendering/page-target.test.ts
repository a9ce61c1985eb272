import { array, assert, constantFrom, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { pageTarget } from "./page-target.ts";

const pathOf = (url: string) => {
  const target = pageTarget(url);
  return target.kind === "page" ? target.path : target.kind;
};

describe("pageTarget", () => {
  test.each([
    ["/", "/"],
    ["/services/start-up", "/services/start-up"],
    ["/services?utm_source=mail", "/services"],
    ["/?x=1", "/"],
    ["/%73ervices", "/services"],
    ["/our-mentors/A%20B", "/our-mentors/A%20B"],
    ["/caf%C3%A9", "/caf%C3%A9"],
    ["/a%2fb", "/a%2Fb"],
    ["/events?tab=past", "/events?tab=past"],
    ["/events?x=1&tab=upcoming&y=2", "/events?tab=upcoming"],
    ["/events?tab=nonsense", "/events"],
    ["/services?tab=past", "/services"],
  ])("%s is the page %s", (url, path) => {
    expect(pathOf(url)).toBe(path);
  });

  test.each([
    ["/services/", "/services"],
    ["/services//?a=b", "/services?a=b"],
    ["//elsewhere.example/", "/elsewhere.example"],
    ["///", "/"],
    ["/a//b", "/a/b"],
    ["/\\elsewhere.example/", "/%5Celsewhere.example"],
    ["/eVents?tab=past", "/events?tab=past"],
    ["/EVENTS/Build-Week/", "/events/Build-Week"],
    ["/Verify-Email?token=x", "/verify-email?token=x"],
    ["/%45vents", "/events"],
  ])("%s redirects to %s", (url, location) => {
    expect(pageTarget(url)).toEqual({ kind: "redirect", location });
  });

  test.each(["/%zz", "/%ff", "/a/../b", "/%2e%2e/b", "http://elsewhere.example/", "*", ""])(
    "%s is malformed",
    (url) => {
      expect(pathOf(url)).toBe("malformed");
    },
  );

  test.each([
    ["/clubs", "everybody"],
    ["/club-registration", "filler"],
    ["/club-registration?x=1", "filler"],
    // Rendered for each visitor, and filled in for members.
    ["/club-registration?club=drones", "member"],
    ["/search?q=club", "sender"],
  ])("%s is for: %s", (url, audience) => {
    expect(pageTarget(url)).toMatchObject({ kind: "page", audience });
  });

  test("refuses paths that are too long", () => {
    expect(pathOf(`/${"a".repeat(2_000)}`)).toBe("malformed");
  });

  test("whatever comes in, a redirect stays on the site and leads to a page", () => {
    const piece = constantFrom("/", "//", "\\", "a", "..", "%2f", "%5c", "@", ":", "é", "?", "#");
    assert(
      property(array(piece, { maxLength: 10 }), (pieces) => {
        const target = pageTarget(`/${pieces.join("")}`);
        if (target.kind !== "redirect") return;
        expect(URL.parse(target.location, "http://site.example")?.host).toBe("site.example");
        expect(pageTarget(target.location).kind).toBe("page");
      }),
    );
  });
});
