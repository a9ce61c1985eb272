import { profileStepNames } from "@kdl/schemas/members/members";
import { describe, expect, test } from "vitest";
import { neighboursOf, profileTabs, stepOf, tabOf } from "./profile-parts.ts";

const at = (path: string) => new URL(path, "http://site.test");

describe("addresses of the profile", () => {
  test("name a step or a tab", () => {
    expect(stepOf(at("/edit-profile?step=skills"))).toBe("skills");
    expect(tabOf(at("/view-profile?tab=events&notice=cancelled"))).toBe("events");
  });

  test("default to the first part", () => {
    expect(stepOf(at("/edit-profile"))).toBe("personal");
    expect(stepOf(at("/edit-profile?step=events"))).toBe("personal");
    expect(tabOf(at("/view-profile?tab=<b>"))).toBe("personal");
  });
});

describe("steps", () => {
  test("lead from the first to the last and back", () => {
    expect(neighboursOf(profileStepNames, "personal")).toEqual({
      number: 1,
      previous: null,
      next: "educational",
    });
    expect(neighboursOf(profileStepNames, "internship")).toEqual({
      number: 5,
      previous: "additional",
      next: null,
    });
    expect(neighboursOf(profileTabs, "internship")).toMatchObject({ number: 5, next: "events" });
  });
});
