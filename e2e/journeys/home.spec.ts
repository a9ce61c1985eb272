import { expect, hydrated, inLongTier, test } from "../support/test.ts";

test("the home page has every section in order", async ({ page, site }) => {
  await page.goto(site.url);
  const headings = await page.locator("main :is(h1, h2)").allTextContents();
  expect(headings).toEqual([
    "Learn by building",
    "A place to try things",
    "Vision & Mission",
    "Why And How",
    "Services",
    "Coming up",
    "Find your club",
    "In pictures",
    "Testimonials",
    "Our partners",
    "Registered & accountable",
  ]);
  await expect(page.getByText("Dream, Dream, Dream...")).toBeVisible();
  const services = page
    .getByRole("region")
    .or(page.locator("section"))
    .filter({
      has: page.getByRole("heading", { name: "Services", exact: true }),
    });
  await expect(services.getByRole("article")).toHaveCount(3);
});

test("the banner can be moved by its dots and by keyboard", inLongTier, async ({ page, site }) => {
  await page.goto(site.url);
  await hydrated(page);
  const banner = page.getByRole("region", { name: "Highlights" });
  await banner.getByRole("button", { name: "Show 2 of 3" }).click();
  await expect(banner.getByText("A mentor beside you")).toBeInViewport();
  await banner.getByRole("group", { name: /arrow keys/ }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(banner.getByText("Dream, then do")).toBeInViewport();
  await page.keyboard.press("ArrowRight");
  await expect(banner.getByRole("button", { name: "Show 3 of 3" })).toHaveAttribute(
    "aria-current",
    "true",
  );
});

test("testimonials auto-advance, and can be paused", inLongTier, async ({ page, site }) => {
  await page.goto(site.url);
  await hydrated(page);
  const testimonials = page.getByRole("region", { name: "Testimonials" });
  const dot = (index: number) => testimonials.getByRole("button", { name: `Show ${index} of 4` });
  await testimonials.scrollIntoViewIfNeeded();
  await page.mouse.move(1, 1);
  await expect(dot(2)).toHaveAttribute("aria-current", "true");
  await testimonials.getByRole("button", { name: "Pause" }).click();
  await expect(testimonials.getByRole("button", { name: "Play" })).toBeVisible();
});

test.describe("reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("testimonials only advance on request", inLongTier, async ({ page, site }) => {
    await page.goto(site.url);
    await hydrated(page);
    const testimonials = page.getByRole("region", { name: "Testimonials" });
    await expect(testimonials.getByRole("button", { name: "Play" })).toBeVisible();
  });
});

test("a testimonial's video opens over the page, and closing clears it", async ({ page, site }) => {
  await page.route("https://www.youtube-nocookie.com/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>player</title>" }),
  );
  await page.goto(site.url);
  await hydrated(page);
  const testimonials = page.getByRole("region", { name: "Testimonials" });
  await testimonials.getByRole("button", { name: "Pause" }).click();
  const watch = page.getByRole("link", { name: /Watch the video/ }).first();
  for (let slide = 1; slide <= 4 && !(await watch.isVisible()); slide += 1) {
    await testimonials.getByRole("button", { name: `Show ${slide} of 4` }).click();
  }
  await watch.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.locator("iframe")).toHaveAttribute("src", /youtube-nocookie\.com\/embed\//);
  // If the player had the focus, it would swallow the Escape key.
  await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.locator("iframe")).toHaveCount(0);

  // The whole testimonial opens it, not only the button.
  await testimonials.getByRole("figure").filter({ has: watch }).click();
  await expect(dialog.locator("iframe")).toBeVisible();
});
