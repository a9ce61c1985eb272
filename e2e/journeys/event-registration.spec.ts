import { submissionFailure } from "@kdl/schemas/forms/form-messages";
import { comeEarlier, expectToast, submitButton } from "../support/fill-form.ts";
import { formCases } from "../support/form-cases.ts";
import { openFilled } from "../support/form-journeys.ts";
import { expect, test, tierOf } from "../support/test.ts";

const form = formCases.eventRegistration;

test.use({ expectedErrors: /status of \d{3}|ERR_INTERNET_DISCONNECTED/ });

const refusals = [
  {
    body: { code: "REGISTRATION_CLOSED", message: "All seats for this event are taken." },
    text: "Registration failed: All seats for this event are taken.",
  },
  {
    body: { message: "Sorry, <b>the hall</b> is closed." },
    text: "Registration failed: Sorry, <b>the hall</b> is closed.",
  },
  { body: {}, text: "Registration failed: Unknown error" },
  {
    status: 500,
    body: { message: "Our hall’s list is being printed." },
    text: "Registration failed: Our hall’s list is being printed.",
  },
  {
    status: 503,
    body: { code: "UNAVAILABLE", message: submissionFailure.unavailable },
    text: "Registration failed: We can’t save it just now. Please try again in a minute.",
  },
  {
    status: 500,
    body: { message: "TypeError at /srv/seats.js:12" },
    text: "An error occurred. Please try again.",
  },
];

for (const [index, { status = 409, body, text }] of refusals.entries()) {
  test(`says: ${text}`, tierOf(index === 0), async ({ page, site }) => {
    await openFilled(page, site, form);
    site.upstream.fail({ form: form.name, mode: "status", status, body });
    await submitButton(page).click();
    await expectToast(page, text);
    await expect(page.locator(".form-summary")).toContainText(text);
    await expect(page.locator(".form-summary")).toContainText("Your answers are all still here.");
    await expect(page.getByLabel("First Name")).toHaveValue(" Asha ");
  });
}

const closed = [
  ["robot-race", "All seats for this event are taken."],
  ["night-sky-walk", "This event has been cancelled."],
  ["patents-in-plain-words", "Registration for this event is closed."],
  ["first-steps-in-data", "This event is over, so registration has closed."],
] as const;

for (const [index, [slug, text]] of closed.entries()) {
  test(
    `shows the reason in place of the form: ${slug}`,
    tierOf(index === 0),
    async ({ page, site, request }) => {
      const address = `${site.url}/event-registration/${slug}`;
      await page.goto(address);
      await expect(page.getByText(text)).toBeVisible();
      await expect(submitButton(page)).toHaveCount(0);
      const posted = await request.post(address, {
        headers: { accept: "application/json" },
        form: { ...form.typed, event_id: "3", attending: "1" },
      });
      expect(posted.status()).toBe(409);
      expect(await posted.json()).toMatchObject({ message: `Registration failed: ${text}` });
      expect(site.upstream.submissions()).toEqual([]);
    },
  );
}

test("takes a seat, and the last one only once", async ({ page, site, browser }) => {
  const events = site.upstream.body("events") as { data: Record<string, unknown>[] };
  const [first] = events.data;
  if (first) first["seats_left"] = 1;
  site.upstream.replace("events", events);
  await site.refresh();
  const buildWeek = {
    ...form,
    path: "/event-registration/build-week",
    typed: { ...form.typed, attending: "1" },
  };
  // What is sent too quickly is put aside, and takes no seat.
  await comeEarlier(page, site);
  await openFilled(page, site, buildWeek);
  // Another device: two tabs of one would share a draft, and its key.
  const other = await browser.newPage();
  await comeEarlier(other, site);
  await openFilled(other, site, buildWeek);
  await submitButton(page).click();
  await expect(page).toHaveURL(/event-registration-success/);
  await submitButton(other).click();
  await expectToast(other, "Registration failed: All seats for this event are taken.");
  expect(site.upstream.submissions()).toHaveLength(1);
  await other.close();
});
