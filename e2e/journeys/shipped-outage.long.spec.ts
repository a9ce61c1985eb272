/** The CMS goes and comes back; visitors don't notice. */
import { editorApi } from "../support/editor-api.ts";
import { expect, expectOnSite, hydrated, test } from "../support/shipped-test.ts";

const VISITED = ["/", "/services", "/services/internship", "/events", "/our-mentors", "/about"];

test("pages outlast the CMS, and edits arrive once it is back", async ({ page, shipped }) => {
  for (const path of VISITED) await page.goto(shipped.url + path);
  await shipped.stopCms();
  try {
    // The gateway asks again, gets nothing, and falls back on what it had.
    await shipped.refresh();
    for (const path of VISITED) {
      const response = await page.goto(shipped.url + path);
      expect(response?.status(), path).toBe(200);
      await hydrated(page);
      await expect(page.getByRole("alert")).toHaveCount(0);
    }
    expect((await fetch(`${shipped.url}/healthz`)).status).toBe(200);
  } finally {
    await shipped.startCms();
  }

  const api = await editorApi(shipped.cmsUrl);
  await api.create("clubs", { title: "Weather Club", _status: "published" });
  await expectOnSite(`${shipped.url}/clubs`, { has: "Weather Club" });
  await expectOnSite(`${shipped.url}/clubs/weather-club`, { has: "Weather Club" });
});
