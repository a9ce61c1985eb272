import { eventWire } from "@kdl/schemas/content/events";
import { ancestorsOf, pageWire, ROOT } from "@kdl/schemas/content/pages";
import type { Resource } from "@kdl/schemas/content/resources";
import { parseItems } from "@kdl/schemas/content/tolerant-values";
import { entryAt, redirectRule, withoutLoops } from "@kdl/schemas/pages/redirect-rules";
import { describe, expect, test } from "vitest";
import type { Subject } from "./describe-upstream-contract.ts";
import { rawItems } from "./wire-lists.ts";

const withSlugs: readonly Resource[] = ["cms", "services", "clubs", "events", "mentors"];
const withIds: readonly Resource[] = ["cms", "services", "events", "allfaq"];

/** What items say of each other: identity, parents, order of dates. */
export function describeReferences(subject: Subject): void {
  const body = (resource: Resource) => subject.replies.get(resource)?.body;

  describe.each(withSlugs)("items of %s", (resource) => {
    test("have slugs of their own", () => {
      const slugs = rawItems(resource, body(resource)).flatMap(({ slug }) => slug ?? []);
      expect(slugs).toEqual([...new Set(slugs)]);
    });
  });

  describe.each(withIds)("items of %s", (resource) => {
    test("have ids of their own", () => {
      const ids = rawItems(resource, body(resource)).map(({ id }) => String(id));
      expect(ids).toEqual([...new Set(ids)]);
    });
  });

  test("every page stands under root or under another page, without a loop", () => {
    const pages = parseItems(pageWire, rawItems("cms", body("cms")), () => undefined);
    const lost = pages.filter((page) => (ancestorsOf(pages, page)[0] ?? page).parent !== ROOT);
    expect(lost.map(({ slug }) => slug)).toEqual([]);
  });

  test("no event ends before it starts", () => {
    const events = rawItems("events", body("events"));
    const backwards = parseItems(eventWire("UTC"), events, () => undefined)
      .filter(({ startsAt, endsAt }) => Date.parse(endsAt) < Date.parse(startsAt))
      .map(({ slug }) => slug);
    expect(backwards).toEqual([]);
  });

  test("redirects start where nothing is, and end", () => {
    const items = rawItems("redirects", body("redirects") ?? []);
    const redirects = parseItems(redirectRule, items, () => undefined);
    expect(redirects).toEqual(items);
    expect(Object.keys(withoutLoops(redirects))).toHaveLength(items.length);
    const live = redirects.filter(({ from }) => {
      const entry = entryAt(from);
      const entries = entry ? rawItems(entry.entries, body(entry.entries)) : [];
      return entries.some(({ slug }) => slug === entry?.slug);
    });
    expect(live).toEqual([]);
  });

  test("groups of questions have lowercase names", () => {
    const { faqinternship_list: groups } = body("allfaq") as Record<string, object>;
    for (const name of Object.keys(groups ?? {})) expect(name).toBe(name.toLowerCase());
  });
}
