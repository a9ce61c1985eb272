/** A participant on a phone without an account: registering, waiting, accepting a seat, cancelling. */
import { registrationClosed } from "@kdl/schemas/messages";
import { placeTexts, registrationFailure } from "@kdl/schemas/registrations/registration-texts";
import { waitlistTexts } from "@kdl/schemas/registrations/waitlist-texts";
import type { Page } from "@playwright/test";
import { comeEarlier, expectToast, fillIn, submitButton } from "../support/fill-form.ts";
import { formCases } from "../support/form-cases.ts";
import type { Site } from "../support/start-site.ts";
import { expect, expectAccessibleInBothThemes, hydrated, test } from "../support/test.ts";

const form = formCases.eventRegistration;
const HOUR_MS = 60 * 60_000;
const phone = { width: 390, height: 844 };

test.use({ expectedErrors: /status of [45]\d\d/ });

let events = 0;
/** Adds an event next week with this many seats. @returns its slug */
async function addEvent(site: Site, seats: number): Promise<string> {
  events += 1;
  const slug = `soldering-night-${events}`;
  site.upstream.addEvent({ slug, capacity: 30, seats_left: seats, waitlist: 1 });
  await site.refresh();
  return slug;
}

const storedIn = (site: Site) => site.upstream.submissions("event-registration").at(-1)!;

async function register(page: Page, site: Site, slug: string): Promise<void> {
  await comeEarlier(page, site);
  await page.goto(`${site.url}/event-registration/${slug}`);
  await fillIn(page, { ...form.typed, attending: "1" });
  await submitButton(page).click();
  await expect(page).toHaveURL(/event-registration-success/);
}

/** Follows the private link on the success page. @returns its address */
async function openLink(page: Page): Promise<string> {
  await page.getByRole("link", { name: "See your registration" }).click();
  await expect(page).toHaveURL(/\/registration\/[\w-]{43}$/);
  return page.url();
}

/** Takes a seat for another person, without the page. @returns the reference */
async function takeSeat(page: Page, site: Site, slug: string): Promise<string> {
  const email = `earlier-${slug}@example.org`;
  const answer = await page.request.post(`${site.url}/event-registration/${slug}`, {
    headers: { accept: "application/json" },
    form: { ...form.wire, email, attending: "1", form_token: site.earlierToken() },
  });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { reference: string }).reference;
}

const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const cancelling = (page: Page) => page.getByText("Cancel my registration", { exact: true });
const sure = (page: Page) => page.getByRole("button", { name: "Yes, cancel it" });
const accept = (page: Page) => page.getByRole("button", { name: "Accept the seat" });

test.describe("without JavaScript, on a phone", () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test("registers, adds the event to a calendar, and cancels after a confirmation", async ({
    page,
    site,
  }) => {
    const slug = await addEvent(site, 3);
    await page.goto(`${site.url}/events/${slug}`);
    await expect(page.getByText("3 seats left")).toBeVisible();
    await expect(page.getByText("A broken radio", { exact: true })).toBeVisible();
    await register(page, site, slug);
    await expect(heading(page, "Registration Successful!")).toBeVisible();
    for (const text of ["Soldering Night", "Community Hall", "A broken radio"]) {
      await expect(page.locator("main")).toContainText(text);
    }
    await openLink(page);
    await expect(heading(page, placeTexts.seated.text)).toBeVisible();
    await expect(page.locator("main")).toContainText(storedIn(site).reference!);
    const shown = await page.content();
    for (const answer of [form.wire["email"], form.wire["mobile"]]) {
      expect(shown).not.toContain(String(answer));
    }
    const link = page.getByRole("link", { name: "Add to your calendar" });
    const file = await page.request.get(new URL((await link.getAttribute("href"))!, site.url).href);
    expect(await file.text()).toContain("SUMMARY:Soldering Night");
    await expect(sure(page)).toBeHidden();
    await cancelling(page).click();
    await sure(page).click();
    await expect(heading(page, placeTexts.cancelled.text)).toBeVisible();
    await expect(cancelling(page)).toHaveCount(0);
    expect(storedIn(site).place).toBe("cancelled");
  });

  test("waits for a seat at a full event, is offered one, and accepts it", async ({
    page,
    site,
  }) => {
    const slug = await addEvent(site, 1);
    const first = await takeSeat(page, site, slug);
    await site.refresh();
    await page.goto(`${site.url}/events/${slug}`);
    await expect(page.getByText(waitlistTexts.note)).toBeVisible();
    await page.getByRole("link", { name: waitlistTexts.button }).click();
    await expect(submitButton(page)).toHaveText(waitlistTexts.button);
    await register(page, site, slug);
    await expect(heading(page, "You are on the waitlist")).toBeVisible();
    await expect(page.getByText("number 1")).toBeVisible();
    const link = await openLink(page);
    await expect(heading(page, placeTexts.waiting.text)).toBeVisible();
    await expect(accept(page)).toHaveCount(0);
    site.upstream.movePlace(first, "cancelled");
    await page.goto(link);
    await expect(heading(page, placeTexts.offered.text)).toBeVisible();
    await expect(page.getByText("Please answer by")).toBeVisible();
    await accept(page).click();
    await expect(heading(page, placeTexts.seated.text)).toBeVisible();
    expect(storedIn(site).place).toBe("seated");
  });

  test("a seat can't be accepted after its offer has expired", async ({ page, site }) => {
    const slug = await addEvent(site, 1);
    const first = await takeSeat(page, site, slug);
    await site.refresh();
    await register(page, site, slug);
    const link = await openLink(page);
    site.upstream.movePlace(first, "cancelled");
    await page.goto(link);
    const offerEndsAt = new Date(Date.now() - HOUR_MS);
    site.upstream.movePlace(storedIn(site).reference!, "offered", { offerEndsAt });
    await accept(page).click();
    await expect(page.getByRole("alert")).toContainText(registrationFailure.OFFER_ENDED);
    await expect(accept(page)).toHaveCount(0);
    site.upstream.movePlace(storedIn(site).reference!, "lapsed");
    await page.goto(link);
    await expect(heading(page, placeTexts.lapsed.text)).toBeVisible();
  });

  test("a button on an outdated page changes nothing", async ({ page, site }) => {
    const slug = await addEvent(site, 1);
    const first = await takeSeat(page, site, slug);
    await site.refresh();
    await register(page, site, slug);
    await openLink(page);
    await cancelling(page).click();
    site.upstream.movePlace(first, "cancelled");
    await sure(page).click();
    await expect(page.getByRole("alert")).toContainText(registrationFailure.PLACE_CHANGED);
    expect(storedIn(site).place).toBe("offered");
  });

  test("the button stays for another try if the upstream fails", async ({ page, site }) => {
    await register(page, site, await addEvent(site, 3));
    const link = await openLink(page);
    await cancelling(page).click();
    site.upstream.fail({ path: "/api/registrations/own/cancel", mode: "status", status: 503 });
    await sure(page).click();
    await expect(page.getByRole("alert")).toContainText(registrationFailure.failed);
    site.upstream.heal();
    await page.goto(link);
    await cancelling(page).click();
    await sure(page).click();
    await expect(heading(page, placeTexts.cancelled.text)).toBeVisible();
  });

  test("a link that doesn't work says so", async ({ page, site }) => {
    const answer = await page.goto(`${site.url}/registration/${"A".repeat(43)}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByText(registrationFailure.NOT_FOUND)).toBeVisible();
  });
});

test("works the same with JavaScript, and every state is accessible", async ({ page, site }) => {
  const slug = await addEvent(site, 1);
  const first = await takeSeat(page, site, slug);
  await site.refresh();
  await page.goto(`${site.url}/events/${slug}`);
  await hydrated(page);
  await expectAccessibleInBothThemes(page);
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  await register(page, site, slug);
  await expect(heading(page, "You are on the waitlist")).toBeVisible();
  await expectAccessibleInBothThemes(page);
  const link = await openLink(page);
  for (const place of ["waiting", "offered", "seated", "cancelled"] as const) {
    if (place === "offered") site.upstream.movePlace(first, "cancelled");
    else if (place !== "waiting") site.upstream.movePlace(storedIn(site).reference!, place);
    await page.goto(link);
    await hydrated(page);
    await expect(heading(page, placeTexts[place].text)).toBeVisible();
    if (place === "offered") await cancelling(page).click();
    await expectAccessibleInBothThemes(page);
  }
  const token = link.split("/").at(-1)!;
  const own = [link, `${link}/event.ics`, `${link}/ticket.svg`];
  const others = addresses.filter((address) => address.includes(token) && !own.includes(address));
  expect(others.filter((address) => !address.includes("event-registration-success"))).toEqual([]);
});

test("a second registration with an address gets a friendly message without personal data", async ({
  page,
  site,
}) => {
  const slug = await addEvent(site, 9);
  await takeSeat(page, site, slug);
  const { reference } = storedIn(site);
  await comeEarlier(page, site);
  await page.goto(`${site.url}/event-registration/${slug}`);
  await hydrated(page);
  const email = `EARLIER-${slug}@example.org`;
  await fillIn(page, { ...form.typed, email, attending: "1" });
  await submitButton(page).click();
  await expectToast(page, registrationClosed.alreadyRegistered);
  expect(await page.content()).not.toContain(reference!);
  expect(site.upstream.submissions("event-registration")).toHaveLength(1);
});
