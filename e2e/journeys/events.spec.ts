import type { Page } from "@playwright/test";
import { expect, hydrated, inLongTier, test } from "../support/test.ts";

const tabs = [
  { name: "Ongoing Events", query: "ongoing", shows: "Build Week", hides: "Open Evening" },
  { name: "Upcoming Events", query: "upcoming", shows: "Open Evening", hides: "Build Week" },
  { name: "Past Events", query: "past", shows: "First Steps in Data", hides: "Build Week" },
];

for (const { name, query, shows, hides } of tabs) {
  test(`the tab ${name} is part of the address and survives a reload`, async ({ page, site }) => {
    await page.goto(`${site.url}/events`);
    await hydrated(page);
    await page.getByRole("link", { name }).click();
    await expect(page).toHaveURL(new RegExp(`tab=${query}$`));
    for (const reload of [false, true]) {
      if (reload) await page.reload();
      await expect(page.getByRole("heading", { name: shows })).toBeVisible();
      await expect(page.getByRole("heading", { name: hides })).toHaveCount(0);
    }
  });
}

test("an unpublished event isn't shown", async ({ page, site }) => {
  await page.goto(`${site.url}/events`);
  await expect(page.getByText("Surprise Party")).toHaveCount(0);
});

test("without events the page shows the specified text", inLongTier, async ({ page, site }) => {
  site.upstream.replace("events", { data: [] });
  await site.refresh();
  await page.goto(`${site.url}/events?tab=past`);
  await expect(page.getByText("No events found.")).toBeVisible();
});

test("Register is only shown if registration is open", async ({ page, site }) => {
  await page.goto(`${site.url}/events`);
  await expect(page.getByRole("link", { name: "Register for Build Week" })).toBeVisible();
  for (const closed of ["Robot Race", "Night Sky Walk", "Patents in Plain Words"]) {
    await expect(page.getByRole("link", { name: `Register for ${closed}` })).toHaveCount(0);
  }
});

test("times are in the site's time zone, with its label", inLongTier, async ({ page, site }) => {
  await page.goto(`${site.url}/events/build-week`);
  const start = page.locator("time").first();
  await expect(start).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d{2} [AP]M IST$/);
  await expect(page.getByText("Your time")).toHaveCount(0);
});

test("a card shows the time of the event on one line", async ({ page, site }) => {
  await page.goto(`${site.url}/events`);
  const time = page.getByRole("article").filter({ hasText: "Build Week" }).locator("time");
  await expect(time).toHaveText(
    /^\w{3}\s\d{1,2}\s\w{3}(\s\d{4})?, .* – \w{3}\s\d{1,2}\s\w{3}.* IST$/,
  );
});

test.describe("a visitor in another zone", () => {
  test.use({ timezoneId: "America/New_York" });

  test("also sees their own time", inLongTier, async ({ page, site }) => {
    await page.goto(`${site.url}/events/build-week`);
    await hydrated(page);
    await expect(page.getByText(/^Your time: .* – .* E[SD]T$/)).toBeVisible();
    await page.goto(`${site.url}/events`);
    await hydrated(page);
    const card = page.getByRole("article").filter({ hasText: "Build Week" });
    await expect(card.getByText(/E[SD]T$/)).toBeHidden();
    await card.getByText("Your time").press("Enter");
    await expect(card.getByText(/ – .* E[SD]T$/)).toBeVisible();
  });
});

test("one event or all of them can be added to a calendar", inLongTier, async ({ page, site }) => {
  await page.goto(`${site.url}/events`);
  const feed = await linkOf(page, "Subscribe to our events in your calendar");
  expect(await feed.text()).toContain("SUMMARY:Night Sky Walk");
  await page.goto(`${site.url}/events/build-week`);
  const file = await linkOf(page, "Add to your calendar");
  expect(file.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
  expect(await file.text()).toContain("SUMMARY:Build Week");
  expect(await file.text()).not.toContain("Night Sky Walk");
});

/** The reply at a link's address. */
async function linkOf(page: Page, name: string) {
  const href = await page.getByRole("link", { name }).getAttribute("href");
  const answer = await page.request.get(new URL(href!, page.url()).href);
  expect(answer.status()).toBe(200);
  return answer;
}

test("the title and description are as specified", inLongTier, async ({ page, site }) => {
  await page.goto(`${site.url}/events/build-week`);
  await expect(page).toHaveTitle("Build Week - Event Details | Harbour Light");
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    "content",
    "Five days, ten teams, one shared soldering iron.",
  );
});
