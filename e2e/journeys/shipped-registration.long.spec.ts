/** The waitlist of an event on the site as shipped, on a phone without JavaScript, with the CMS's mail. */
import { randomUUID } from "node:crypto";
import { postSample } from "@kdl/mock-upstream/post-sample";
import { bareSample } from "@kdl/mock-upstream/submission-samples";
import { mailTo, untilMailed } from "@kdl/runtime/testing/sent-mail";
import { registrationClosed } from "@kdl/schemas/messages";
import { placeTexts, registrationFailure } from "@kdl/schemas/registrations/registration-texts";
import { waitlistTexts } from "@kdl/schemas/registrations/waitlist-texts";
import type { Page } from "@playwright/test";
import { editorApi } from "../support/editor-api.ts";
import { fillIn, submitButton, takeTime } from "../support/fill-form.ts";
import { formCases } from "../support/form-cases.ts";
import type { ShippedSite } from "../support/shipped-site.ts";
import { expect, test } from "../support/shipped-test.ts";

const DAY_MS = 24 * 60 * 60_000;

test.use({
  expectedErrors: /status of 4\d\d/,
  javaScriptEnabled: false,
  viewport: { width: 390, height: 844 },
});

const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });

/** Creates an event whose only seat is taken, and waits until the site shows it. */
async function fullEvent(page: Page, shipped: ShippedSite) {
  const api = await editorApi(shipped.cmsUrl);
  const slug = `lantern-night-${randomUUID().slice(0, 8)}`;
  const startsAt = Date.now() + 7 * DAY_MS;
  const id = await api.create("events", {
    name: "Lantern Night",
    slug,
    type: "Offline",
    location: "Beach Road, Visakhapatnam",
    bring: "A lantern",
    startsAt: new Date(startsAt).toISOString(),
    endsAt: new Date(startsAt + DAY_MS / 12).toISOString(),
    capacity: 1,
    _status: "published",
  });
  const target = { baseUrl: shipped.cmsUrl, send: shipped.send };
  const { body } = await postSample(target, bareSample("event-registration", id));
  await shipped.refresh();
  const eventPage = `${shipped.url}/events/${slug}`;
  await expect
    .poll(async () => (await page.request.get(eventPage)).text())
    .toContain(waitlistTexts.button);
  return { api, id, slug, firstLink: `/registration/${String(body["link_token"])}` };
}

/** Sends the form of a full event. */
async function fill(
  page: Page,
  shipped: ShippedSite,
  slug: string,
  typed: { email: string; first_name?: string },
) {
  await page.goto(`${shipped.url}/event-registration/${slug}`);
  await fillIn(page, { ...formCases.eventRegistration.typed, ...typed, attending: "1" });
  await takeTime(page);
  await submitButton(page).click();
}

test("waits, is offered a seat that another person cancels, accepts it, and cancels", async ({
  page,
  shipped,
}) => {
  const { slug, firstLink } = await fullEvent(page, shipped);
  const email = `queue.${randomUUID()}@example.org`;
  await fill(page, shipped, slug, { email });
  await expect(heading(page, "You are on the waitlist")).toBeVisible();
  await expect(page.getByText("number 1")).toBeVisible();
  const waiting = await mailTo(shipped.dataDir, email);
  expect(waiting.subject).toMatch(/^You are on the waitlist: Lantern Night/);

  await page.goto(shipped.url + firstLink);
  await expect(heading(page, placeTexts.seated.text)).toBeVisible();
  await expect(page.locator("main")).toContainText("A lantern");
  await page.getByText("Cancel my registration", { exact: true }).click();
  await page.getByRole("button", { name: "Yes, cancel it" }).click();
  await expect(heading(page, placeTexts.cancelled.text)).toBeVisible();

  const offer = await mailTo(shipped.dataDir, email, 2);
  expect(offer.subject).toMatch(/^A seat is free for you: Lantern Night/);
  expect(offer.token).toBe(waiting.token);
  await page.goto(`${shipped.url}/registration/${offer.token}`);
  await page.getByRole("button", { name: "Accept the seat" }).click();
  await expect(heading(page, placeTexts.seated.text)).toBeVisible();
  const accepted = await mailTo(shipped.dataDir, email, 3);
  expect(accepted.subject).toMatch(/^You have a seat: Lantern Night/);
  expect(accepted.source).toContain("text/calendar; charset=utf-8; method=REQUEST");
  const calendar = await page.request.get(`${page.url()}/event.ics`);
  expect(await calendar.text()).toContain("SUMMARY:Lantern Night");

  await page.getByText("Cancel my registration", { exact: true }).click();
  await page.getByRole("button", { name: "Yes, cancel it" }).click();
  await expect(heading(page, placeTexts.cancelled.text)).toBeVisible();
  const cancelled = await mailTo(shipped.dataDir, email, 4);
  expect(cancelled.source).toContain("method=CANCEL");
});

test("a second registration with an address says so, and the first link is mailed again", async ({
  page,
  shipped,
}) => {
  const { slug } = await fullEvent(page, shipped);
  const email = `twice.${randomUUID()}@example.org`;
  await fill(page, shipped, slug, { email });
  await expect(heading(page, "You are on the waitlist")).toBeVisible();
  const first = await mailTo(shipped.dataDir, email);
  // Without a script, the same answers on the same cached page are the same submission.
  await fill(page, shipped, slug, { email, first_name: "Asha Devi" });
  await expect(page.getByText(registrationClosed.alreadyRegistered).first()).toBeVisible();
  const again = await untilMailed(
    shipped.dataDir,
    ({ to, subject }) => to === email && subject.startsWith("You are already on the waitlist"),
  );
  expect(again.token).toBe(first.token);
  expect(await page.content()).not.toContain(first.token!);
});

test("the page says that the registration has changed meanwhile, and nothing happens", async ({
  page,
  shipped,
}) => {
  const { api, id, slug } = await fullEvent(page, shipped);
  const email = `moved.${randomUUID()}@example.org`;
  await fill(page, shipped, slug, { email });
  await expect(heading(page, "You are on the waitlist")).toBeVisible();
  const { token } = await mailTo(shipped.dataDir, email);
  await page.goto(`${shipped.url}/registration/${token}`);
  await page.getByText("Cancel my registration", { exact: true }).click();
  // More seats: the queue moves on.
  await api.update("events", id, { capacity: 2, _status: "published" });
  await mailTo(shipped.dataDir, email, 2);
  await page.getByRole("button", { name: "Yes, cancel it" }).click();
  await expect(page.getByRole("alert")).toContainText(registrationFailure.PLACE_CHANGED);
  await expect(heading(page, placeTexts.offered.text)).toBeVisible();
});
