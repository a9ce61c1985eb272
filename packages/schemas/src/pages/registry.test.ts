import { describe, expect, test } from "vitest";
import { formNames } from "../forms/form.ts";
import { accountFormNames, profileStepNames } from "../members/members.ts";
import { formPage, successLocation } from "./form-pages.ts";
import { pages } from "./registry.ts";

const allForms = [
  ...formNames,
  ...accountFormNames,
  ...profileStepNames.map((step) => `profile-${step}` as const),
  "application-links" as const,
];

describe("forms", () => {
  test("are on one page each", () => {
    const placed = Object.values(pages).flatMap(({ forms = {} }) => Object.keys(forms));
    expect(placed.toSorted()).toEqual(allForms.toSorted());
  });

  test.each(allForms)("%s leads to a page that knows the parameters", (form) => {
    const [path = "", query] = successLocation(form, { reference: null }).split("?");
    const page = Object.entries(pages).find(([pattern]) => pattern === path)?.[1];
    expect(page).toBeDefined();
    for (const [name, value] of new URLSearchParams(query)) {
      expect(page?.parameters?.[name]).toContain(value);
    }
  });

  test("show an application's link on the page that follows", () => {
    const receipt = { reference: "VOL-7F3K", linkToken: "a".repeat(43) };
    const location = successLocation("volunteer", receipt);
    expect(location).toBe(`/registration-success?reference=VOL-7F3K&token=${"a".repeat(43)}`);
    expect(pages["/registration-success"].parameters).toHaveProperty("token");
  });

  test("show their reference on the page that follows", () => {
    expect(formPage("internship")).toBe("/internship-registration");
    expect(successLocation("internship", { reference: "INT-7F3K" })).toBe(
      "/registration-success?reference=INT-7F3K",
    );
    for (const form of formNames) {
      const [path, query] = successLocation(form, { reference: null }).split("?");
      const next = Object.entries(pages).find(([pattern]) => pattern === path);
      expect(next?.[1].parameters).toHaveProperty("reference");
      expect(query).toBe("sent=1");
    }
  });
});

test("an address with a slug has entries, and others have none", () => {
  for (const [pattern, { audience, entries }] of Object.entries(pages)) {
    // Their slug is the token of a private link.
    if (audience === "applicants") continue;
    const isOldAddress = ["/register/:slug", "/pages/:slug"].includes(pattern);
    expect([pattern, entries !== undefined]).toEqual([
      pattern,
      pattern.endsWith("/:slug") && !isOldAddress,
    ]);
  }
});
