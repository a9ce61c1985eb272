/** What `GET /images/…` answers about uploaded pictures. */
import { describe, expect, test } from "vitest";
import { serveImage } from "../contract/serve-image.ts";
import { imageName } from "../contract/wire-values.ts";
import { imageStore } from "../images/image-stores.ts";
import type { Media } from "../payload-types.ts";

const asked = ({ method = "GET", etag = null as string | null } = {}) => ({
  method,
  headers: new Headers(etag ? { "if-none-match": etag } : {}),
});

/** Declares the tests. */
export function describeServedImages(upload: () => Promise<Media>): void {
  describe("GET /images", () => {
    test("answers with the file, cacheable forever, and with 304 to clients that have it", async () => {
      const name = imageName(await upload(), "team");
      const response = await serveImage(asked(), ["team", name], imageStore);
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe("image/jpeg");
      expect(response.headers.get("cache-control")).toContain("immutable");
      const body = await response.arrayBuffer();
      expect(body.byteLength).toBe(Number(response.headers.get("content-length")));

      const head = await serveImage(asked({ method: "HEAD" }), ["team", name], imageStore);
      expect([head.status, head.body]).toEqual([200, null]);
      expect([...head.headers]).toEqual([...response.headers]);

      const etag = response.headers.get("etag");
      const again = await serveImage(asked({ etag }), ["team", name], imageStore);
      expect(again.status).toBe(304);
      expect(again.body).toBeNull();
    });

    test.each([
      [["team"]],
      [["team", "3f0c1c52-9c6f-4a53-8f0e-000000000000.jpg"]],
      [["team", "../../cms.db"]],
      [["..", "cms.db"]],
      [["team", "a/../../cms.db"]],
      [["team", "cms.db"]],
      [["__proto__", "x.jpg"]],
      [["team", "x", "y.jpg"]],
    ])("doesn't find %j", async (path) => {
      expect((await serveImage(asked(), path, imageStore)).status).toBe(404);
    });
  });
}
