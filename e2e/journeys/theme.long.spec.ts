/** The theme: the device's, unless the visitor chooses one or staff have fixed it. */
import type { Page } from "@playwright/test";
import { type Site, startSite } from "../support/start-site.ts";
import { expect, expectAccessible, hydrated, test } from "../support/test.ts";

const LIGHT = "rgb(255, 255, 255)";
const DARK = "rgb(13, 20, 36)";
/** The maximum size of the render-blocking script. */
const SCRIPT_BYTES = 400;

/** A site on which staff haven't fixed the theme. */
let free: Site;

test.beforeAll(async () => {
  free = await startSite({
    prepare: (upstream) => {
      const { templatesetting } = upstream.body("templatesettings") as {
        templatesetting: { slug: string }[];
      };
      upstream.replace("templatesettings", {
        templatesetting: templatesetting.filter(({ slug }) => slug !== "dark-theme"),
      });
    },
  });
});
test.afterAll(() => free[Symbol.asyncDispose]());

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const control = (page: Page, name: string) =>
  page.getByRole("group", { name: "Theme" }).getByRole("radio", { name });

/** The colours that browsers show around the page. */
const shownColours = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")]
      .filter(({ media }) => media === "" || matchMedia(media).matches)
      .map(({ content }) => content),
  );

for (const [colorScheme, colour, frame] of [
  ["light", LIGHT, "#ffffff"],
  ["dark", DARK, "#0d1424"],
] as const) {
  test.describe(`a device in its ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test("shows the site in the same theme", async ({ page }) => {
      await page.goto(free.url);
      expect(await ground(page)).toBe(colour);
      expect(await shownColours(page)).toEqual([frame]);
      await hydrated(page);
      await expect(control(page, "Same as device")).toBeChecked();
      await expectAccessible(page);
    });

    test.describe("without JavaScript", () => {
      test.use({ javaScriptEnabled: false });

      test("shows it too, without a control that wouldn't work", async ({ page }) => {
        await page.goto(free.url);
        // With scripts off, Playwright can still look at colours.
        expect(await ground(page)).toBe(colour);
        await expect(page.getByRole("group", { name: "Theme" })).toHaveCount(0);
      });
    });
  });
}

test("a visitor chooses another theme with the keyboard, and keeps it on every page", async ({
  page,
}) => {
  await page.goto(free.url);
  await hydrated(page);
  await control(page, "Same as device").focus();
  await page.keyboard.press("ArrowLeft");
  await expect(control(page, "Dark")).toBeChecked();
  await expect.poll(() => ground(page)).toBe(DARK);
  expect(await shownColours(page)).toEqual(["#0d1424"]);
  await expectAccessible(page);
  await page.goto(`${free.url}/contact`);
  expect(await ground(page)).toBe(DARK);
  await hydrated(page);
  await expect(control(page, "Dark")).toBeChecked();
  await control(page, "Same as device").press(" ");
  await expect.poll(() => ground(page)).toBe(LIGHT);
  await page.reload();
  expect(await ground(page)).toBe(LIGHT);
});

test("the visitor's theme is applied before the first paint, and in other tabs", async ({
  page,
  context,
}) => {
  await page.goto(free.url);
  await hydrated(page);
  const other = await context.newPage();
  await other.goto(`${free.url}/contact`);
  await hydrated(other);
  // The label is the clickable area.
  await page.getByText("Dark", { exact: true }).click();
  await expect.poll(() => ground(other)).toBe(DARK);
  await expect(control(other, "Dark")).toBeChecked();

  const noScript = { contentType: "text/javascript", body: "" };
  await context.route(/\/assets\/boot-.*\.js$/, (route) => route.fulfill(noScript));
  await page.goto(`${free.url}/clubs`);
  expect(await ground(page)).toBe(DARK);
  const blocking = await page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(
        (entry) => "renderBlockingStatus" in entry && entry.renderBlockingStatus === "blocking",
      )
      .map(({ name }) => name),
  );
  const scripts = blocking.filter((url) => url.endsWith(".js"));
  expect(scripts.map((url) => url.replace(/-[\w-]+\.js$/, ""))).toEqual([
    `${free.url}/assets/theme`,
  ]);
  const script = await page.request.get(scripts[0]!, { headers: { "accept-encoding": "br" } });
  expect(Number(script.headers()["content-length"])).toBeLessThan(SCRIPT_BYTES);
});

test.describe("if staff have fixed the theme", () => {
  test.use({ colorScheme: "dark" });

  test("it is the same for everybody, regardless of the device's and the visitor's choice", async ({
    page,
    site,
    darkSite,
  }) => {
    for (const [fixed, choice, colour] of [
      [site, "dark", LIGHT],
      [darkSite, "light", DARK],
    ] as const) {
      await page.goto(fixed.url);
      await page.evaluate((theme) => localStorage.setItem("theme", theme), choice);
      await page.reload();
      await hydrated(page);
      expect(await ground(page)).toBe(colour);
      await expect(page.getByRole("group", { name: "Theme" })).toHaveCount(0);
    }
  });
});
