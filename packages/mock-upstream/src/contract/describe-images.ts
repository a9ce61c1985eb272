import { describe, expect, test } from "vitest";
import type { Subject } from "./describe-upstream-contract.ts";
import { imagePaths } from "./image-references.ts";

/** Every image that a reply names has to be there. */
export function describeImages(subject: Subject): void {
  describe("GET /images/{location}/{file}", () => {
    test("serves each image that a reply names", { timeout: 60_000 }, async () => {
      const paths = imagePaths(subject.replies);
      expect(paths).not.toHaveLength(0);
      const broken: string[] = [];
      for (const path of paths) {
        const response = await fetch(subject.baseUrl + path);
        const type = response.headers.get("content-type") ?? "";
        const { byteLength } = await response.arrayBuffer();
        const good = response.status === 200 && type.startsWith("image/") && byteLength > 0;
        if (!good) broken.push(`${path}: ${response.status} ${type}`);
      }
      expect(broken).toEqual([]);
    });

    test.each(["/images/services/missing-file.png", "/images/no-such-location/a.png"])(
      "does not find %s",
      async (path) => {
        const response = await fetch(subject.baseUrl + path);
        expect(response.status).toBe(404);
      },
    );

    test.each(["%2e%2e%2f%2e%2e%2fpackage.json", "..%5c..%5cpackage.json"])(
      "does not leave its folder for %s",
      async (file) => {
        const response = await fetch(`${subject.baseUrl}/images/services/${file}`);
        expect([400, 404]).toContain(response.status);
      },
    );
  });
}
