import {
  expect,
  expectAccessibleInBothThemes,
  hydrated,
  inLongTier,
  test,
} from "../support/test.ts";

const field = { name: "Search this site" };

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /status of 404/ });

  test("a mistyped address leads to the page, and to the search", async ({ page, site }) => {
    const missing = await page.goto(`${site.url}/events/biuld-week`);
    expect(missing?.status()).toBe(404);
    const likely = page.getByRole("main").getByRole("link", { name: "Build Week" });
    await expect(likely).toHaveAttribute("href", "/events/build-week");
    await page.getByRole("main").getByRole("searchbox", field).fill("mentorng");
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/\/search\?q=mentorng$/);
    await page.getByRole("main").getByRole("link", { name: "Mentoring", exact: true }).click();
    await expect(page).toHaveURL(/\/services\/mentoring$/);
  });
});

test("the key / opens the search, except where people type and where it is turned off", async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/contact`);
  await hydrated(page);
  await page.getByLabel("Message").press("/");
  await expect(page.getByLabel("Message")).toHaveValue("/");
  await page.getByRole("heading", { level: 1 }).focus();
  await page.keyboard.press("/");
  await expect(page).toHaveURL(/\/search$/);
  const search = page.getByRole("main").getByRole("searchbox", field);
  await expect(search).toBeFocused();
  await expect(search).toHaveValue("");
  await search.fill("build week");
  await search.press("Enter");
  await expect(page.getByRole("heading", { name: /results? for “build week”/ })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Build Week" })).toContainText("Event");
  await hydrated(page);

  await page.getByLabel("Open this page with the key /").uncheck();
  await page.goto(`${site.url}/contact`);
  await hydrated(page);
  await page.keyboard.press("/");
  // Whatever the key did has happened by the time that another one has moved the focus.
  await page.keyboard.press("Tab");
  await expect(page).toHaveURL(/\/contact$/);
});

test("hostile words are words", inLongTier, async ({ page, site }) => {
  const query = `"><script>alert(1)</script> $& ${"x".repeat(200)}`;
  await page.goto(`${site.url}/search?q=${encodeURIComponent(query)}`);
  await expect(page.getByText(/^Nothing found for “"><script>alert\(1\)/)).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
});

test("its pages are accessible in both themes", inLongTier, async ({ page, site }) => {
  for (const query of ["", "?q=students", "?q=zzzzqqqq"]) {
    await page.goto(`${site.url}/search${query}`);
    await hydrated(page);
    await expectAccessibleInBothThemes(page);
  }
});
