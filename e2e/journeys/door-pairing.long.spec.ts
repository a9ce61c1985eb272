/** Pairing a phone with a door, and what the phone stores. */
import { doorFailure } from "@kdl/schemas/door/door-texts";
import { checkIn, expectReadable, openEvent, pairPhone, storedOn, tab } from "../support/door.ts";
import { expect, test } from "../support/test.ts";

test.use({
  viewport: { width: 390, height: 844 },
  expectedErrors: /ERR_INTERNET_DISCONNECTED|status of (?:401|404|503)/,
});

test("a code that doesn't work and a server that fails are explained", async ({ page, site }) => {
  await page.goto(`${site.url}/door`);
  const pair = page.getByRole("button", { name: "Pair" });
  await pair.click();
  await expect(page.getByRole("alert")).toContainText("eight letters and digits");
  await page.getByLabel("Code", { exact: true }).fill("aaaa-bbbb");
  await pair.click();
  await expect(page.getByRole("alert")).toContainText("give this phone a name");
  await page.getByLabel("Name of this phone").fill("Door A");
  await pair.click();
  await expect(page.getByRole("alert")).toContainText(doorFailure.NOT_FOUND);
  site.upstream.outage(true);
  await pair.click();
  await expect(page.getByRole("alert")).toContainText(doorFailure.failed);
  await expectReadable(page);
});

test("a phone forgets everything once its pairing is revoked or ended", async ({ page, site }) => {
  const event = await openEvent(site, 3);
  await pairPhone(page, site, event, "Door A");
  await checkIn(page, event.guests[0]!, "Welcome");
  expect(await storedOn(page)).toBeGreaterThan(0);
  site.upstream.revokePhones(event.id);
  await checkIn(page, event.guests[1]!, "Welcome");
  await expect(page.getByRole("heading", { name: "Pair this phone" })).toBeVisible();
  await expect(page.locator("#ended")).toContainText(
    "removed from this phone. Check-ins that could not be sent: 1.",
  );
  expect(await storedOn(page)).toBe(0);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Pair this phone" })).toBeVisible();

  await pairPhone(page, site, event, "Door A");
  await tab(page, "More").click();
  await page.getByRole("button", { name: "End the pairing" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  expect(await storedOn(page)).toBeGreaterThan(0);
  await page.getByRole("button", { name: "End the pairing" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "End the pairing" }).click();
  await expect(page.locator("#ended")).toContainText("removed from this phone");
  expect(await storedOn(page)).toBe(0);
  await expect(page.locator("#name-list li")).toHaveCount(0);
});

test("the service worker caches only the door's page", async ({ page, context, site }) => {
  const event = await openEvent(site, 1);
  // The caches of the previous release and of another page.
  await page.goto(`${site.url}/events`);
  await page.evaluate(() => Promise.all(["door-0000", "other"].map((name) => caches.open(name))));
  await pairPhone(page, site, event, "Door A");
  const names = await page.evaluate(() => caches.keys());
  expect(names).toEqual(["other", expect.stringMatching(/^door-(?!0000)/)]);
  const kept = await page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(caches_.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain("/door/");
  expect(kept.filter((path) => !/^\/(?:door\/|assets\/door-|favicon\.svg$)/.test(path))).toEqual(
    [],
  );
  const other = await context.newPage();
  for (const path of ["/", "/doors", "/events"]) {
    await other.goto(site.url + path);
    expect(await other.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  }
  // With a second tab, the same ticket could be used twice.
  await other.goto(`${site.url}/door/`);
  await expect(other.getByText("open in another tab")).toBeVisible();
  await page.close();
  await expect(other.locator("#counts")).toHaveText("0 of 1 in");
});
