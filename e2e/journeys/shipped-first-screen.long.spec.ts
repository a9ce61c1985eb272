/** A phone's first screen, with the shipped content and with an editor's changes. */
import { expectRefusal, openDocument, publish, write } from "../support/admin.ts";
import { expect, expectOnSite, hydrated, test } from "../support/shipped-test.ts";

test.use({ viewport: { width: 390, height: 844 } });

const buttons: Record<string, RegExp> = {
  "/": /^Apply for an internship$/,
  "/services/internship": /^Apply for an internship$/,
  "/services/funding": /^Apply for a small grant$/,
  "/services/startup": /^Tell us your idea$/,
  "/programmes": /^Apply for an internship$/,
  "/students": /^Apply for an internship$/,
  "/internship": /^Apply for an internship$/,
  "/volunteering": /^Register as a volunteer$/,
};

for (const [path, name] of Object.entries(buttons)) {
  test(`${path} has its next step on the first screen of a phone`, async ({ page, shipped }) => {
    await page.goto(shipped.url + path);
    const button = page.getByRole("main").getByRole("link", { name }).first();
    await expect(button).toBeInViewport({ ratio: 1 });
    await hydrated(page);
    await expect(button).toBeInViewport({ ratio: 1 });
  });
}

test("a search for “is it paid?” finds the answer", async ({ page, shipped }) => {
  await page.goto(`${shipped.url}/search`);
  await page.getByRole("main").getByRole("searchbox").fill("is it paid?");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=is/);
  const results = page.getByRole("main").getByRole("listitem");
  await expect(results.filter({ hasText: "is it paid?" }).first()).toContainText("no stipend");
  const internship = results.filter({ has: page.locator('a[href="/services/internship"]') });
  await expect(internship.filter({ hasText: "Cost: No fee and no stipend" })).toHaveCount(1);
});

test.describe("an editor", () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test("changes a fact and the button, and empties another fact", async ({ editor, shipped }) => {
    // Another journey changes the titles of other services.
    await openDocument(editor, shipped.cmsUrl, "services", "Patenting");
    await write(editor, "keyFacts__cost", "Between 5 & 50 <rupees>, $& all");
    await write(editor, "keyFacts__duration", "");
    await write(editor, "buttonText", "Send us ten lines");
    await write(editor, "buttonUrl", "/contact?about=patenting");
    await publish(editor);
    const address = `${shipped.url}/services/patenting`;
    await expectOnSite(address, {
      has: "Between 5 &amp; 50 &lt;rupees>, $&amp; all",
      lacks: "official fees are extra",
    });
    await editor.goto(address);
    const facts = editor.getByRole("region", { name: "Key facts" });
    await expect(facts.getByRole("term")).toHaveText(["Cost", "Who can apply", "Next start"]);
    const button = editor.getByRole("link", { name: "Send us ten lines" }).first();
    await expect(button).toHaveAttribute("href", "/contact?about=patenting");
    await editor.goto(`${shipped.url}/search?q=rupees`);
    await expect(editor.getByRole("main")).toContainText("Between 5 & 50 <rupees>, $& all");
  });
});

test.describe("an editor's mistake", () => {
  test.use({ viewport: { width: 1280, height: 900 }, expectedErrors: /status of 400/ });

  test("can't let a button run a script", async ({ editor, shipped }) => {
    await openDocument(editor, shipped.cmsUrl, "services", "Patenting");
    const message = editor.getByText("Use a path such as /services");
    await expectRefusal(editor, "buttonUrl", "javascript:alert(1)", message);
    await expectOnSite(`${shipped.url}/services/patenting`, { lacks: "javascript:" });
  });
});
