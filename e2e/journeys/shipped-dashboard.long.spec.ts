/** The admin's dashboard: what needs attention, and broken links. */
import type { Page } from "@playwright/test";
import { editorApi } from "../support/editor-api.ts";
import { expect, expectAccessibleInBothThemes, test } from "../support/shipped-test.ts";

// A second check within ten minutes.
test.use({ siteName: "dashboard", expectedErrors: /status of 429/ });

const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("editors see unpublished changes, incomplete events, and each list once", async ({
  editor,
  shipped,
}) => {
  const api = await editorApi(shipped.cmsUrl);
  await api.create("clubs", { title: "Half <written>", slug: "half-written", _status: "draft" });
  const starts = Date.now() + 24 * 60 * 60_000;
  await api.create("events", {
    name: "Nowhere $&",
    slug: "nowhere",
    startsAt: new Date(starts).toISOString(),
    endsAt: new Date(starts + 60 * 60_000).toISOString(),
    _status: "published",
  });
  await editor.goto(`${shipped.cmsUrl}/admin`);
  await expect(part(editor, "Unpublished changes")).toContainText("Half <written>Club, not on");
  const events = part(editor, "Events to look at");
  await expect(events.getByRole("listitem").filter({ hasText: "Nowhere $&" })).toContainText(
    "No place · No number of seats",
  );
  const addresses = await editor
    .locator("[class*=dashboard] a[href^='/admin/']")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(addresses.length).toBeGreaterThan(20);
  expect(addresses.filter((one, index) => addresses.indexOf(one) !== index)).toEqual([]);
  await expectAccessibleInBothThemes(editor, "[aria-labelledby=content-to-do]");
  await expectAccessibleInBothThemes(editor, "[aria-labelledby=everything]");
  await events.getByRole("link", { name: "Nowhere $&" }).click();
  await expect(editor.locator("#field-name")).toHaveValue("Nowhere $&");
});

test("a broken link is found, shown on its document, and gone once it is fixed", async ({
  editor,
  shipped,
}) => {
  const api = await editorApi(shipped.cmsUrl);
  const mended = { buttonText: "Go", buttonUrl: "/clubs" };
  const broken = { buttonText: "Go", buttonUrl: "/no-such-page" };
  const page = { title: "Broken <b>", slug: "broken", ...broken, _status: "published" };
  const id = await api.create("pages", page);
  await editor.goto(`${shipped.cmsUrl}/admin`);
  await editor.getByRole("button", { name: "Check now" }).click();
  await expect(editor.getByText("Checked.", { exact: true })).toBeVisible();
  const links = part(editor, "Broken links");
  await expect(links.getByRole("listitem").filter({ hasText: "Broken <b>" })).toContainText(
    "Button leads to: /no-such-page. There is no page at this address.",
  );
  await expectAccessibleInBothThemes(editor, "[aria-labelledby=content-to-do]");

  await editor.goto(`${shipped.cmsUrl}/admin/collections/pages/${id}`);
  const notice = part(editor, "Broken links");
  await expect(notice).toContainText("1 link on this page doesn’t work");
  await expectAccessibleInBothThemes(editor, "section[aria-label='Broken links']");
  await api.update("pages", id, { ...mended, _status: "published" });
  await editor.goto(`${shipped.cmsUrl}/admin`);
  await expect(part(editor, "Unpublished changes")).toBeVisible();
  await expect(links.getByText("Broken <b>")).toHaveCount(0);

  // A check has just ended.
  await editor.getByRole("button", { name: "Check now" }).click();
  await expect(editor.getByText("Links were checked a moment ago.")).toBeVisible();
});

test("a mentor sees neither content nor broken links, and can't start a check", async ({
  page,
  shipped,
}) => {
  const api = await editorApi(shipped.cmsUrl);
  const account = { email: "reads@example.org", password: "correct-horse-battery" };
  await api.create("users", { ...account, name: "Reads Only", roles: ["mentor"] });
  await page.request.post(`${shipped.cmsUrl}/payload-api/users/login`, { data: account });
  await page.goto(`${shipped.cmsUrl}/admin`);
  await expect(page.getByRole("heading", { name: "Your reviews" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "On the site" })).toHaveCount(0);
  const check = await page.request.post(`${shipped.cmsUrl}/payload-api/link-check`, { data: {} });
  expect(check.status()).toBe(403);
});
