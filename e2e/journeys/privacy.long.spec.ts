/** What happens with the data, where it is asked for. */
import { submitButton } from "../support/fill-form.ts";
import { formCases } from "../support/form-cases.ts";
import type { Site } from "../support/start-site.ts";
import { expect, expectAccessibleInBothThemes, hydrated, test } from "../support/test.ts";

async function addPrivacyPage(site: Site) {
  const pages = site.upstream.body("cms") as { id: number; slug: string; parent: string }[];
  const page = { id: 990, slug: "privacy", title: "Privacy", content: "<p>Little.</p>" };
  const parent = pages.find(({ parent: of }) => of === "root");
  site.upstream.replace("cms", [...pages, { ...page, parent: String(parent?.id) }]);
  await site.refresh();
}

for (const form of Object.values(formCases)) {
  test(`the ${form.name} form leads to the page about privacy, above its button`, async ({
    page,
    site,
  }) => {
    await addPrivacyPage(site);
    await page.goto(site.url + form.path);
    await hydrated(page);
    const line = page.locator("form p", { hasText: "Privacy: what we keep" });
    const [above, below] = [await line.boundingBox(), await submitButton(page).boundingBox()];
    expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y);
    await expectAccessibleInBothThemes(page);
    await line.getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1, name: "Privacy" })).toBeVisible();
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the footer ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled, expectedErrors: /status of 404/ });

    test("leads to the page about privacy, also from a page that doesn't exist", async ({
      page,
      site,
    }) => {
      await addPrivacyPage(site);
      for (const path of ["/", "/events", "/user-login", "/no-such-page"]) {
        await page.goto(site.url + path);
        const link = page.getByRole("contentinfo").getByRole("link", { name: "Privacy" });
        await expect(link).toHaveAttribute("href", "/privacy");
      }
      await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Privacy" })).toBeVisible();
    });
  });
}

test("without such a page there is no link to it", async ({ page, site }) => {
  await page.goto(site.url);
  await expect(page.getByRole("contentinfo").getByText("Rights Reserved")).toBeVisible();
  await expect(page.getByRole("link", { name: /Privacy/ })).toHaveCount(0);
  await page.goto(site.url + formCases.contact.path);
  await expect(page.getByText("We use your details to answer you.")).toBeVisible();
  await expect(page.getByRole("link", { name: /Privacy/ })).toHaveCount(0);
});
