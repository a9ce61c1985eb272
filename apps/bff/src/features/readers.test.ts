import { describeResource, type Resource, resourceNames } from "@kdl/schemas/content/resources";
import { parseItems } from "@kdl/schemas/content/tolerant-values";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { imageResolver } from "../content/image-source.ts";
import type { Intake } from "../content/intake.ts";
import { readers } from "./readers.ts";
import { createSanitiser } from "../content/sanitise-html.ts";

const rules = { upstreamUrls: ["http://upstream.test"] };
const intake: Intake = {
  timeZone: "Asia/Kolkata",
  html: createSanitiser(rules),
  image: imageResolver(rules),
  items: (item, list) => parseItems(item, list, () => {}),
};

const fields =
  "id slug title name image description short_description parent question answer value rating publish start_date_and_time end_date_and_time Location".split(
    " ",
  );
const item = fc.dictionary(fc.constantFrom(...fields), fc.jsonValue({ maxDepth: 1 }));
const list = fc.array(fc.oneof(item, fc.jsonValue({ maxDepth: 1 })), { maxLength: 5 });

/** Bodies that have the right outside: each wrapper that the contract allows. */
const bodiesOf = (resource: Resource) => {
  const { list: wrapper = "data", isGrouped } = describeResource(resource);
  const content = isGrouped ? fc.dictionary(fc.string(), list) : list;
  return fc.oneof(
    content.map((value) => ({ [wrapper]: value })),
    content.map((value) => ({ data: value })),
    fc.constant({}),
    fc.constant({ [wrapper]: null }),
  );
};

describe.each(resourceNames)("%s", (resource) => {
  test("is read from whatever items an upstream may send", () => {
    fc.assert(
      fc.property(bodiesOf(resource), (body) => {
        expect(readers[resource](body, intake)).toBeTypeOf("object");
      }),
    );
  });

  test.each([null, 1, "text", true])("can't be %j", (body) => {
    expect(() => readers[resource](body, intake)).toThrow("expected");
  });
});
