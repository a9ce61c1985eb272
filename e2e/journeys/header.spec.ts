import { expect, expectAccessible, hydrated, inLongTier, test } from "../support/test.ts";

test.describe("wide screens", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("the whole navigation works with only the keyboard", async ({ page, site }) => {
    await page.goto(`${site.url}/contact`);
    await hydrated(page);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    const navigation = page.getByRole("navigation", { name: "Main" });
    const toggle = navigation.getByRole("button", { name: "Pages under Programmes" });
    const below = navigation.getByRole("link", { name: "The internship journey" });
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press("Tab");
      if (await toggle.evaluate((element) => element === document.activeElement)) break;
    }
    await expect(toggle).toBeFocused();
    await expect(below).toBeHidden();
    await page.keyboard.press("Enter");
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    await expect(below).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(below).toBeHidden();
    await expect(toggle).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(below).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(below).toBeHidden();
    await expect(toggle).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/journey$/);
  });

  test(
    "sub-menus open under the pointer and close when it leaves",
    inLongTier,
    async ({ page, site }) => {
      await page.goto(`${site.url}/contact`);
      const navigation = page.getByRole("navigation", { name: "Main" });
      const below = navigation.getByRole("link", { name: "The internship journey" });
      await expect(below).toBeHidden();
      await navigation.getByRole("link", { name: "Programmes", exact: true }).hover();
      await expect(below).toBeVisible();
      await page.mouse.move(640, 700);
      await expect(below).toBeHidden();
    },
  );

  test(
    "Escape closes a sub-menu that the pointer opened, regardless of the focus",
    inLongTier,
    async ({ page, site }) => {
      await page.goto(`${site.url}/contact`);
      await hydrated(page);
      const navigation = page.getByRole("navigation", { name: "Main" });
      const programmes = navigation.getByRole("link", { name: "Programmes", exact: true });
      const below = navigation.getByRole("link", { name: "The internship journey" });
      await programmes.hover();
      await expect(below).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(below).toBeHidden();
      await page.mouse.move(640, 700);
      await programmes.hover();
      await expect(below).toBeVisible();
      await below.focus();
      await page.keyboard.press("Escape");
      await expect(below).toBeHidden();
      await expect(
        navigation.getByRole("button", { name: "Pages under Programmes" }),
      ).toBeFocused();
    },
  );

  test("the skip link leads to the content", async ({ page, site }) => {
    await page.goto(`${site.url}/services`);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.locator("#content")).toBeFocused();
  });
});

test.describe("small screens", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the menu contains the same entries, to any depth", async ({ page, site }) => {
    await page.goto(`${site.url}/services`);
    await hydrated(page);
    await page.getByLabel("Menu").click();
    const navigation = page.getByRole("navigation", { name: "Main" });
    for (const name of ["Home", "Services", "Programmes", "Events", "Clubs", "Contact"]) {
      await expect(navigation.getByRole("link", { name, exact: true })).toBeVisible();
    }
    await expect(navigation.getByRole("link", { name: "Login/Signup" })).toBeVisible();
    await expectAccessible(page);
    await navigation.getByLabel("Pages under Programmes").click();
    const rightEdge = (entries: string) =>
      navigation
        .locator(entries)
        .first()
        .evaluate((entry) => entry.getBoundingClientRect().right);
    expect(await rightEdge("li li")).toBe(await rightEdge("li"));
    await navigation.getByRole("link", { name: "The internship journey" }).click();
    await expect(page).toHaveURL(/\/journey$/);
    await expect(navigation).toBeHidden();
  });

  test("Escape closes the menu and restores the focus", inLongTier, async ({ page, site }) => {
    await page.goto(`${site.url}/services`);
    await hydrated(page);
    await page.getByLabel("Menu").click();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(page.getByLabel("Menu")).toBeFocused();
    await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
  });
});

test("members see the user menu instead of the login", inLongTier, async ({ page, site }) => {
  await page.addInitScript(() => localStorage.setItem("isAuthenticated", "true"));
  await page.goto(`${site.url}/services`);
  await hydrated(page);
  await page.getByLabel("Your account").filter({ visible: true }).click();
  for (const name of ["Profile", "Account", "Dashboard"]) {
    await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
});

for (const [width, where] of [
  [1280, "the navigation"],
  [390, "the menu"],
] as const) {
  test(`without editors' pages, ${where} says so`, inLongTier, async ({ page, site }) => {
    site.upstream.replace("cms", []);
    await site.refresh();
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${site.url}/contact`);
    await hydrated(page);
    if (width < 900) await page.getByLabel("Menu").click();
    const navigation = page.getByRole("navigation", { name: "Main" });
    await expect(navigation.getByText("No data available")).toBeVisible();
  });
}
