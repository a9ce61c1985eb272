/** An editor builds a landing page from blocks, without HTML. */
import { publish, saveDraft } from "../support/admin.ts";
import { editorApi } from "../support/editor-api.ts";
import { besideSite, openLivePreview } from "../support/live-preview.ts";
import { addBlock, beginPage, fillIn, writeParagraphs } from "../support/page-blocks.ts";
import {
  expect,
  expectAccessibleInBothThemes,
  expectOnSite,
  test,
} from "../support/shipped-test.ts";

// What is refused on purpose.
test.use({ expectedErrors: /status of (400|404)/ });

test("a landing page of blocks: seen beside the form, published, read on a phone", async ({
  page,
  shipped,
}) => {
  test.slow();
  const cmsUrl = besideSite(shipped.cmsUrl);
  const address = `${shipped.url}/winter-school`;
  await beginPage(page, cmsUrl, "Winter School");
  await writeParagraphs(page, ["Six days by the sea.", "Some words between.", "The last words."]);

  const action = await addBlock(page, "Call to action", "The last words.");
  await fillIn(action, "title", "Come & build <it>");
  await fillIn(action, "buttonText", "Write to us");
  await fillIn(action, "url", "/contact");
  const steps = await addBlock(page, "Steps", "Some words between.");
  await fillIn(steps, "steps__0__title", "Choose a project");
  const figures = await addBlock(page, "Figures", "Six days by the sea.");
  await fillIn(figures, "figures__0__value", "6");
  await fillIn(figures, "figures__0__label", "days in December");
  await expect(action.getByText("Come & build <it>")).toBeVisible();
  await saveDraft(page);
  await page.waitForURL(`${cmsUrl}/admin/collections/pages/*-*`);

  const frame = await openLivePreview(page);
  await expect(frame.locator(".rt-steps")).toBeAttached();
  await expect(frame.getByText("Come & build <it>")).toBeAttached();
  expect((await fetch(address)).status).toBe(404);

  await publish(page);
  await expectOnSite(address, { has: "Choose a project" });
  const visitor = await page.context().newPage();
  for (const width of [390, 1280]) {
    await visitor.setViewportSize({ width, height: 900 });
    await visitor.goto(address);
    await expect(visitor.locator(".rt-figures dd")).toHaveText("6");
    await expect(visitor.locator(".rt-steps li")).toHaveText("Choose a project");
    await expect(
      visitor.getByRole("heading", { level: 2, name: "Come & build <it>" }),
    ).toBeVisible();
    await expect(visitor.locator(".rt-cta .rt-button")).toHaveAttribute("href", "/contact");
    const overflow = () => document.documentElement.scrollWidth - innerWidth;
    expect(await visitor.evaluate(overflow)).toBeLessThanOrEqual(0);
    await expectAccessibleInBothThemes(visitor);
  }
});

test("a block that lacks something says so at the field, and nothing is lost", async ({
  page,
  shipped,
}) => {
  test.slow();
  await beginPage(page, shipped.cmsUrl, "Summer School");
  await writeParagraphs(page, ["Before the block."]);
  const cards = await addBlock(page, "Cards", "Before the block.");
  await fillIn(cards, "cards__0__text", "What I wrote without a title.");
  await page.getByRole("button", { name: "Publish changes" }).click();
  await expect(cards.getByText("This field is required.")).toBeVisible();
  await expect(page.getByText("Something in a block is missing or wrong.")).toBeVisible();
  await expect(cards.locator('[id="field-cards__0__text"]')).toHaveValue(
    "What I wrote without a title.",
  );

  await fillIn(cards, "cards__0__title", "Now with a title");
  await publish(page);
  await expectOnSite(`${shipped.url}/summer-school`, { has: "What I wrote without a title." });
});

test("addresses that lead nowhere and videos of other hosts are refused", async ({ shipped }) => {
  const api = await editorApi(shipped.cmsUrl);
  const page = (blockType: string, fields: object) => {
    const common = { direction: null, format: "", indent: 0, version: 1 };
    const block = { type: "block", version: 2, format: "", fields: { blockType, ...fields } };
    const content = { root: { ...common, type: "root", children: [block] } };
    return { title: "Refused", slug: "refused", content, _status: "published" };
  };
  const action = { title: "Go", buttonText: "Go" };
  const refused: [string, object][] = [
    ["callToAction", { ...action, url: "javascript:alert(1)" }],
    ["callToAction", { ...action, url: "/", text: "x".repeat(100_000) }],
    ["video", { title: "Video", url: "https://videos.example/watch?v=iG9CE55wbtY" }],
    ["steps", { steps: [] }],
    ["figures", {}],
  ];
  for (const [kind, fields] of refused) {
    await expect(api.create("pages", page(kind, fields)), kind).rejects.toThrow(/400/);
  }
  expect((await fetch(`${shipped.url}/refused`)).status).toBe(404);
});
