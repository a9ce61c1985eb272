import { describe, expect, test } from "vitest";
import type { Subject } from "./describe-upstream-contract.ts";

/** An extension of the contract; the launcher waits for it. */
export function describeHealth(subject: Subject): void {
  describe("health", () => {
    test.each(["/healthz", "/readyz"])("GET %s answers 200", async (path) => {
      const response = await fetch(subject.baseUrl + path);
      expect(response.status).toBe(200);
    });
  });
}
