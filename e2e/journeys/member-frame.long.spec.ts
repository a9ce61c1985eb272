/** The framed page of the member area: a photo, the organisation's frame around it, a PNG. */
import { readFile } from "node:fs/promises";
import type { FrameLocator, Page } from "@playwright/test";
import { loggedIn } from "../support/members.ts";
import { photo } from "../support/photo.ts";
import type { Site } from "../support/start-site.ts";
import { expect, expectAccessibleInBothThemes, hydrated, test } from "../support/test.ts";

interface Settings {
  templatesetting: { slug: string; value: string }[];
}

/** The member area with a page of the setting in its frame. */
async function openArea(page: Page, site: Site, address: string): Promise<FrameLocator> {
  const { templatesetting } = site.upstream.body("templatesettings") as Settings;
  const setting = { slug: "member-area-url", value: address };
  site.upstream.replace("templatesettings", { templatesetting: [...templatesetting, setting] });
  await site.refresh();
  await loggedIn(page, site);
  await page.goto(`${site.url}/choosephoto`);
  await hydrated(page);
  return page.frameLocator("iframe");
}

test("a member frames a photo and downloads the picture, without any of it being sent", async ({
  page,
  site,
}) => {
  const area = await openArea(page, site, "/member-area/");
  const frame = page.locator("iframe");
  await expect(frame).toHaveAttribute("sandbox", /^(?!.*allow-same-origin).*allow-downloads/);
  const { height } = (await frame.boundingBox()) ?? { height: 0 };
  expect(height).toBeCloseTo((page.viewportSize()?.height ?? 0) * 0.8, 0);

  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.method()} ${request.url()}`));
  await area.getByLabel("1. Choose a photo").setInputFiles(await photo(page));
  await expect(area.getByText("The photo is in the frame.")).toBeVisible();
  await area.getByLabel("Dawn").check();
  await area.getByLabel("3. Your words on it").fill("Builder of wings");
  await area.getByLabel("Your photo in the frame").focus();
  for (const key of ["+", "ArrowLeft", "ArrowUp"]) await page.keyboard.press(key);
  await expect(area.getByLabel("Zoom")).not.toHaveValue("1");

  const downloading = page.waitForEvent("download");
  await area.getByRole("button", { name: "Download the picture" }).press("Enter");
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/\.png$/);
  const png = await readFile(await download.path());
  expect(png.subarray(0, 8)).toEqual(Buffer.from("89504e470d0a1a0a", "hex"));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1080]);
  await expect(area.getByText("The picture is in your downloads.")).toBeVisible();
  expect(sent.filter((request) => !request.includes(" blob:"))).toEqual([]);
});

test("a file that isn't a photo is refused in the frame, with a message", async ({
  page,
  site,
}) => {
  const area = await openArea(page, site, "/member-area/");
  const buffer = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>");
  const file = { name: "me.svg", mimeType: "image/svg+xml", buffer };
  await area.getByLabel("1. Choose a photo").setInputFiles(file);
  await expect(area.getByRole("alert")).toHaveText(/./);
  await expect(area.getByRole("button", { name: "Download the picture" })).toBeDisabled();
});

test("the framed page is readable by itself", async ({ page, site }) => {
  for (const theme of ["#light", "#dark"]) {
    await page.goto("about:blank");
    await page.goto(`${site.url}/member-area/${theme}`);
    await expect(page.locator("html.alive")).toBeAttached();
    await expectAccessibleInBothThemes(page);
  }
});

test("without a page in the setting the area says so", async ({ page, site }) => {
  await openArea(page, site, "javascript:alert(1)");
  await expect(page.locator("iframe")).toHaveCount(0);
  await expect(page.getByText("There is nothing here yet.")).toBeVisible();
});
