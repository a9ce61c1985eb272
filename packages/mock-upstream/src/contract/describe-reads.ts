import {
  describeResource,
  extensionResources,
  type Resource,
  resourceNames,
} from "@kdl/schemas/content/resources";
import { parseItems } from "@kdl/schemas/content/tolerant-values";
import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { EXTENSIONS_HEADER } from "@kdl/schemas/contract/submissions";
import { extensionHeaders } from "../extensions.ts";
import type { ContractOptions, Subject } from "./describe-upstream-contract.ts";
import {
  eventExtensions,
  html,
  mentorExtensions,
  pageExtensions,
  serviceExtensions,
} from "./field-types.ts";
import { rawItems, wireLists } from "./wire-lists.ts";

/** Names that have no place in a public reply, at any depth. */
const SECRET_KEY = /"(?:password|hash|salt|resetPasswordToken|token|sessions?|apiKey)"\s*:/i;
const DRAFT = /"_?status"\s*:\s*"draft"/;

/** Each resource by itself: status, type, wrapper, every item, nothing that should be hidden. */
export function describeReads(subject: Subject, options: ContractOptions): void {
  const wrongIn = (resource: Resource, schema: z.ZodType) =>
    rawItems(resource, subject.replies.get(resource)?.body).filter(
      (item) => !schema.safeParse(item).success,
    );
  const timeZone = options.timeZone ?? "Asia/Kolkata";
  const isSpoken = (resource: Resource) =>
    options.extensions !== false || !extensionResources.includes(resource);

  for (const resource of extensionResources.filter((name) => !isSpoken(name))) {
    test(`GET /api/${resource} is not found`, () => {
      expect(subject.replies.get(resource)?.status).toBe(404);
    });
  }

  describe.each(resourceNames.filter(isSpoken))("GET /api/%s", (resource) => {
    const reply = () => subject.replies.get(resource)!;

    test("answers 200 with JSON in the contract's wrapper", () => {
      expect(reply().status).toBe(200);
      expect(reply().type).toMatch(/^application\/json\b/);
      const { list } = describeResource(resource);
      const { body } = reply();
      const inside = list === undefined ? body : (body as Record<string, unknown>)[list];
      expect(inside).toBeInstanceOf(Object);
    });

    test("sends items that all parse", () => {
      const dropped: string[] = [];
      for (const { schema, items } of wireLists(resource, reply().body, timeZone)) {
        parseItems(schema, items, (index, problems) =>
          dropped.push(`item ${index}: ${problems.join(", ")}`),
        );
      }
      const expected = options.badItems?.[resource] ?? 0;
      // Compares the lists first, so that a failure shows which items were dropped, and why.
      expect(dropped).toEqual(dropped.slice(0, expected));
      expect(dropped).toHaveLength(expected);
    });

    test("sends HTML as text", () => {
      const wrong = rawItems(resource, reply().body).filter(
        (item) => !html.safeParse(item).success,
      );
      expect(wrong).toEqual([]);
    });

    test("contains no drafts and no secrets", () => {
      expect(reply().text).not.toMatch(SECRET_KEY);
      expect(reply().text).not.toMatch(DRAFT);
      for (const text of options.hidden ?? []) expect(reply().text).not.toContain(text);
    });
  });

  test("every reply lists the extensions that the server supports", () => {
    const spoken = [...subject.replies.values()].map((reply) => reply.extensions);
    const { [EXTENSIONS_HEADER]: expected = null } = extensionHeaders({
      extensions: options.extensions !== false,
      keepsMembers: options.members !== undefined,
      signedRequests: options.secret !== undefined,
    });
    expect(spoken).toEqual(spoken.map(() => expected));
  });

  test("extension fields of events, services, mentors and pages have the right types", () => {
    expect(wrongIn("events", eventExtensions)).toEqual([]);
    expect(wrongIn("services", serviceExtensions)).toEqual([]);
    expect(wrongIn("mentors", mentorExtensions)).toEqual([]);
    expect(wrongIn("cms", pageExtensions)).toEqual([]);
  });

  test("an unknown resource is not found", async () => {
    const response = await fetch(`${subject.baseUrl}/api/no-such-resource`);
    expect(response.status).toBe(404);
  });
}
