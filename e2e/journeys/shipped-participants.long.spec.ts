/** The tab Participants of an event: an organiser manages it, an editor sees the counts. */
import { readFileSync } from "node:fs";
import { postSample } from "@kdl/mock-upstream/post-sample";
import { fullSample } from "@kdl/mock-upstream/submission-samples";
import { mailTo } from "@kdl/runtime/testing/sent-mail";
import type { Page } from "@playwright/test";
import { openDialog } from "../support/admin.ts";
import { editorApi } from "../support/editor-api.ts";
import type { ShippedSite } from "../support/shipped-site.ts";
import { expect, expectAccessibleInBothThemes, test } from "../support/shipped-test.ts";

const DAY_MS = 24 * 60 * 60_000;
// Commands that have to be confirmed are refused first.
test.use({ expectedErrors: /status of 40[39]/ });

/** An event with two seats, both taken, and two people on the waitlist. */
async function fullEvent(shipped: ShippedSite, slug: string) {
  const api = await editorApi(shipped.cmsUrl);
  const startsAt = Date.now() + 7 * DAY_MS;
  const event = await api.create("events", {
    name: `Kite Day ${slug}`,
    slug,
    type: "Offline",
    startsAt: new Date(startsAt).toISOString(),
    endsAt: new Date(startsAt + DAY_MS / 12).toISOString(),
    capacity: 2,
    _status: "published",
  });
  const target = { baseUrl: shipped.cmsUrl, send: shipped.send };
  const people = [
    ["Asha", "Rao"],
    ["Ravi", "Kumar"],
    ["Meera", "Nair"],
    ["Vikram", "Das"],
  ] as const;
  for (const [first_name, last_name] of people) {
    const sample = fullSample("event-registration", event);
    const email = `${first_name}.${slug}@example.org`.toLowerCase();
    const values = { ...sample.values, attending: "1", email, first_name, last_name };
    expect((await postSample(target, { ...sample, values })).status).toBe(201);
  }
  return {
    api,
    event,
    address: `${shipped.cmsUrl}/admin/collections/events/${event}/participants`,
  };
}

const rowOf = (page: Page, name: string) =>
  page.getByRole("list", { name: "Participants" }).getByRole("listitem").filter({ hasText: name });

const open = (page: Page, button: string) =>
  openDialog(page, page.getByRole("button", { name: button, exact: true }));

test("an organiser searches, adds, seats, cancels, exports, prints, and records attendance", async ({
  editor: page,
  shipped,
}) => {
  const { api, event, address } = await fullEvent(shipped, "kites");
  await page.goto(address.replace("/participants", ""));
  await page.getByRole("link", { name: "Participants" }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole("button", { name: "Seats taken: 2 of 2" })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "@example.org" })).toHaveCount(4);

  await page.getByLabel("Name, address or reference").fill("ravi.kites");
  await expect(page).toHaveURL(/search=ravi/);
  await expect(rowOf(page, "Asha Rao")).toHaveCount(0);
  await expect(rowOf(page, "Ravi Kumar")).toContainText("Has a seat");
  await page.getByRole("button", { name: "Waiting: 2" }).click();
  await expect(rowOf(page, "Ravi Kumar")).toHaveCount(0);
  await expect(page.getByRole("list", { name: "Participants" })).toContainText(
    /Meera Nair.*Number 1.*Vikram Das.*Number 2/s,
  );
  await page.goBack();
  await expect(rowOf(page, "Ravi Kumar")).toBeVisible();
  await page.getByLabel("Name, address or reference").fill("");
  await expect(rowOf(page, "Asha Rao")).toBeVisible();
  await expectAccessibleInBothThemes(page, "div:has(> [role=search])");

  await addPastTheQueue(page);
  const welcome = await mailTo(shipped.dataDir, "latecomer@example.org");
  expect(welcome.subject).toMatch(/^You are registered: Kite Day/);
  expect(welcome.token).toBeTruthy();

  const seat = await open(page, "Give a seat: Vikram Das");
  await seat.getByRole("button", { name: "Give the seat" }).click();
  await expect(seat.getByRole("alert")).toHaveText(
    "3 of 2 seats are taken. 1 person has waited longer.",
  );
  await seat.getByRole("checkbox").check();
  await seat.getByRole("button", { name: "Give the seat" }).click();
  await expect(rowOf(page, "Vikram Das")).toContainText("Has a seat");
  const given = await mailTo(shipped.dataDir, "vikram.kites@example.org", 2);
  expect(given.subject).toMatch(/^You have a seat/);

  const cancelled = await open(page, "Cancel for Asha Rao");
  await expectAccessibleInBothThemes(page, "dialog");
  await cancelled.getByRole("button", { name: "Cancel the registration" }).click();
  await expect(rowOf(page, "Asha Rao")).toContainText("Cancelled");
  const told = await mailTo(shipped.dataDir, "asha.kites@example.org", 2);
  expect(told.text).toContain("We have cancelled your registration.");

  await exportAndPrint(page);

  const startsAt = Date.now() - DAY_MS / 24;
  await api.update("events", event, {
    startsAt: new Date(startsAt).toISOString(),
    endsAt: new Date(startsAt + DAY_MS / 48).toISOString(),
    feedbackLink: "https://example.org/feedback",
    _status: "published",
  });
  await page.goto(address);
  await markAndThank(page);
  const thanks = await mailTo(shipped.dataDir, "ravi.kites@example.org", 2);
  expect(thanks.text).toContain("https://example.org/feedback");
});

async function addPastTheQueue(page: Page) {
  const dialog = await open(page, "Add somebody");
  await expectAccessibleInBothThemes(page, "dialog");
  await dialog.getByLabel("First name").fill("Late");
  await dialog.getByLabel("Last name").fill("Comer");
  await dialog.getByLabel("Email").fill("latecomer@example.org");
  await dialog.getByRole("button", { name: "Add" }).click();
  await expect(dialog.getByRole("alert")).toHaveText(
    "2 of 2 seats are taken. 2 people have waited longer.",
  );
  await dialog.getByLabel(/^Give the seat anyway/).check();
  await dialog.getByRole("button", { name: "Add" }).click();
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, "Late Comer")).toContainText("Has a seat");
  await expect(page.getByRole("button", { name: "Seats taken: 3 of 2" })).toBeVisible();
}

async function exportAndPrint(page: Page) {
  const dialog = await open(page, "Export");
  await dialog.getByLabel("Text (CSV)").check();
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download" }).click();
  const file = readFileSync(await (await download).path(), "utf8");
  expect(file.trim().split("\n")).toHaveLength(1 + 5);
  expect(file).toContain("latecomer@example.org");

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  await page.getByRole("button", { name: "Print" }).click();
  await expect(page.locator("body")).toHaveAttribute("data-printed");
  await page.emulateMedia({ media: "print" });
  const paper = page.getByRole("region", { name: "List to print" });
  await expect(paper.getByRole("row")).toHaveText([
    "HereNamePlace",
    /Comer, Late/,
    /Das, Vikram/,
    /Kumar, Ravi/,
    /Nair, Meera/,
  ]);
  await expect(paper).not.toContainText("@");
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
  await page.emulateMedia({ media: null });
}

async function markAndThank(page: Page) {
  const came = page.getByRole("button", { name: "Attended: Ravi Kumar" });
  // The admin may remount the tab while the page loads, which then shows the list as first read.
  await expect(async () => {
    if ((await came.getAttribute("aria-pressed")) !== "true") await came.click({ timeout: 2_000 });
    await expect(came).toHaveAttribute("aria-pressed", "true", { timeout: 5_000 });
  }).toPass();
  const rest = await open(page, "Mark the others");
  await expect(rest).toContainText("2 people with a seat are neither checked in nor marked");
  await rest.getByRole("button", { name: "No-show" }).click();
  await expect(page.getByRole("button", { name: "No-show: 2", exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(page, "div:has(> [role=search])");
  const thanks = await open(page, "Thank people");
  await expect(thanks.locator("pre")).toContainText("https://example.org/feedback");
  await thanks.getByRole("button", { name: "Send 1 mail" }).click();
  await expect(thanks).toBeHidden();
}

test("an editor sees counts but no names; overbooking a full event needs a confirmation", async ({
  page,
  shipped,
}) => {
  const { api, event, address } = await fullEvent(shipped, "balloons");
  const account = { email: "editor-of-events@example.org", password: "seven blue umbrellas" };
  await api.create("users", { ...account, name: "Edith", roles: ["editor"] });
  await page.request.post(`${shipped.cmsUrl}/payload-api/users/login`, { data: account });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address);
  await expect(page.getByText("2 of 2")).toBeVisible();
  await expect(page.getByRole("button", { name: "Add somebody" })).toHaveCount(0);
  await expect(page.getByRole("list", { name: "Participants" })).toHaveCount(0);
  expect(await page.content()).not.toMatch(/Nair|balloons@example\.org/);

  const add = (token: string) =>
    fetch(`${shipped.cmsUrl}/payload-api/participants/${event}/add`, {
      method: "POST",
      headers: { authorization: `JWT ${token}`, "content-type": "application/json" },
      body: JSON.stringify({
        firstName: "No",
        lastName: "Body",
        email: "nobody.balloons@example.org",
        phone: "",
        place: "seated",
        isTold: true,
        confirmed: [],
      }),
    });
  expect((await add((await editorApi(shipped.cmsUrl, account)).token)).status).toBe(403);
  expect((await add(api.token)).status).toBe(409);
  const all = await api.list("event-registrations");
  expect(all.filter(({ email }) => String(email).endsWith("balloons@example.org"))).toHaveLength(4);
});
