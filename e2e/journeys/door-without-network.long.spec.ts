/** A phone at the door, most of all without a network. */
import { printedTicketCode } from "@kdl/schemas/door/ticket-code";
import {
  checkIn,
  connection,
  expectReadable,
  type Guest,
  insideOf,
  openEvent,
  outcome,
  pairPhone,
  register,
  tab,
  threeDoors,
} from "../support/door.ts";
import { expect, expectAccessibleInBothThemes, test } from "../support/test.ts";

test.use({
  viewport: { width: 390, height: 844 },
  expectedErrors: /ERR_INTERNET_DISCONNECTED|status of (?:401|404|503)/,
});

test("checks in without a network, over reloads, and hands everything in afterwards", async ({
  page,
  context,
  site,
}) => {
  const event = await openEvent(site, 6);
  const [first, second, third, fourth] = event.guests as [Guest, Guest, Guest, Guest];
  await page.goto(`${site.url}/door`);
  await expectReadable(page);
  await pairPhone(page, site, event, "Door A");
  expect(page.url()).toBe(`${site.url}/door/`);
  await expect(page.locator("#counts")).toHaveText("0 of 6 in");
  await expectReadable(page);

  await context.setOffline(true);
  await expect(connection(page)).toContainText("Offline");
  await checkIn(page, first, "Welcome", first.name);
  await expectReadable(page);
  await checkIn(page, first, "Already entered", "at Door A");
  await expectReadable(page);
  await checkIn(page, { code: "0000000000" }, "Not on the list", "Offline");
  await checkIn(page, { code: "hello" }, "No ticket code");
  await expectReadable(page);

  await page.reload();
  await expect(page.locator("#counts")).toHaveText("1 of 6 in");
  await expect(connection(page)).toHaveText("Offline, 1 to send");
  await checkIn(page, second, "Welcome");
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(outcome(page)).toContainText("Undone");

  await tab(page, "Names").click();
  await page.getByLabel("First name, or first letters").fill(third.name.slice(0, 3));
  await expectReadable(page);
  await page.getByRole("button", { name: `Check in ${third.name}` }).click();
  await expect(outcome(page)).toContainText("Welcome");
  await tab(page, "Walk-in").click();
  await page.getByLabel("First name", { exact: true }).fill("Kiran");
  await page.getByLabel("Email").fill("kiran@example.org");
  await expectReadable(page);
  await page.getByRole("button", { name: "Register and check in" }).click();
  await expect(outcome(page)).toContainText("Welcome Kiran");
  await page.reload();
  await expect(connection(page)).toHaveText("Offline, 5 to send");
  expect(await insideOf(site, event)).toBe(0);

  await context.setOffline(false);
  await expect(connection(page)).toHaveText("Online");
  await expect(page.locator("#counts")).toHaveText("3 of 7 in");
  expect(await insideOf(site, event)).toBe(2);
  const walkIn = site.upstream.submissions("event-registration").at(-1)?.values;
  expect(walkIn).toMatchObject({ first_name: "Kiran", email: "kiran@example.org" });
  await checkIn(page, third, "Already entered");
  await checkIn(page, fourth, "Welcome");
  await tab(page, "More").click();
  await expect(page.locator("#list-facts")).toContainText("7 people on the list");
  await expectReadable(page);
});

test("three phones without a network: no scan is lost, and double scans are shown at all", async ({
  browser,
  site,
}) => {
  const contexts = await Promise.all([0, 1, 2].map(() => browser.newContext()));
  const size = { tickets: 12, doubles: 3, reloads: 4 };
  const { event, phones } = await threeDoors(contexts, site, size);
  expect(await insideOf(site, event)).toBe(size.tickets);
  for (const phone of phones) {
    await tab(phone, "More").click();
    await phone.getByRole("button", { name: "Update the list" }).click();
    await expect(phone.locator("#conflicts li")).toHaveCount(size.doubles);
    await expect(phone.locator("#conflicts")).toContainText(/already entered \d\d:\d\d at Door A/);
  }
  await expectReadable(phones[0]!);
  for (const context of contexts) await context.close();
});

test("corrections by the server are shown, whatever staff saw before", async ({
  page,
  context,
  site,
}) => {
  const event = await openEvent(site, 3, 1);
  await pairPhone(page, site, event, "Door A");
  await context.setOffline(true);
  await checkIn(page, event.guests[0]!, "Welcome");
  site.upstream.reissueTicket(event.guests[0]!.reference);
  await context.setOffline(false);
  await expect(outcome(page)).toContainText("Not valid any more");

  // The list is older than the ticket: the phone asks for a newer one.
  const late = await register(site, event.slug, 77);
  await checkIn(page, late, "Welcome", late.name);
  await checkIn(page, event.guests[0]!, "Not on the list", "No ticket for this event");

  await tab(page, "Walk-in").click();
  await page.getByLabel("First name", { exact: true }).fill("Kiran");
  await page.getByLabel("Email").fill("not an address");
  await page.getByRole("button", { name: "Register and check in" }).click();
  await expect(page.getByRole("alert")).toContainText("Please enter an email address.");
  await page.getByLabel("Email").fill("kiran@example.org");
  await page.getByRole("button", { name: "Register and check in" }).click();
  const question = page.getByRole("dialog");
  await expect(question).toContainText("All seats are taken. Let Kiran in over capacity?");
  await expectReadable(page);
  await question.getByRole("button", { name: "Let in over capacity" }).click();
  await expect(outcome(page)).toContainText("Over capacity");
  await expect(connection(page)).toHaveText("Online");
});

test("a participant has the ticket to show, also without scripts, and sees the check-in", async ({
  page,
  browser,
  site,
}) => {
  const event = await openEvent(site, 1);
  const [guest] = event.guests as [Guest];
  const address = `${site.url}/registration/${guest.token}`;
  const scriptless = await browser.newContext({ javaScriptEnabled: false });
  const paper = await scriptless.newPage();
  await paper.goto(address);
  await expect(paper.getByText(printedTicketCode(guest.code), { exact: true })).toBeVisible();
  const picture = paper.getByRole("img", { name: "QR code of your ticket" });
  await expect(picture).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await scriptless.close();

  await page.goto(address);
  const widthOf = (image: HTMLElement) => (image as HTMLImageElement).naturalWidth;
  const width = () => page.getByRole("img", { name: "QR code" }).evaluate(widthOf);
  await expect.poll(width).toBeGreaterThan(0);
  await expect(page.getByText("Checked in:")).toBeHidden();
  await expectAccessibleInBothThemes(page);
  await pairPhone(page, site, event, "Door A");
  await checkIn(page, guest, "Welcome");
  await expect(connection(page)).toHaveText("Online");
  await page.goto(address);
  await expect(page.getByText("Checked in:")).toBeVisible();
  await expectAccessibleInBothThemes(page);
});
