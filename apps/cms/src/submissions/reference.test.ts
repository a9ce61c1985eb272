import { REFERENCE } from "@kdl/schemas/contract/submissions";
import { expect, test } from "vitest";
import { newReference } from "./reference.ts";

test("references look as pages expect, and are hardly ever the same", () => {
  const references = Array.from({ length: 2000 }, newReference);
  for (const reference of references) {
    expect(reference).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
    expect(reference).toMatch(REFERENCE);
  }
  expect(new Set(references).size).toBe(references.length);
});
