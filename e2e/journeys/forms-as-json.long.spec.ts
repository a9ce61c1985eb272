/** The forms' JSON interface for programs, what it refuses, and how spam is treated. */
import type { APIRequestContext } from "@playwright/test";
import { control, expectToast, fillWhole, submitButton } from "../support/fill-form.ts";
import { type FormCase, formCases } from "../support/form-cases.ts";
import { expectStored, openFilled } from "../support/form-journeys.ts";
import { startSite, type Site } from "../support/start-site.ts";
import { expect, expectAccessible, hydrated, test } from "../support/test.ts";

test.use({ expectedErrors: /status of \d{3}/ });

const KEY = { "idempotency-key": "0197a9c2-6b1e-7c55-9d0e-3f1c2b7a8d10" };

/** Posts a form as a program does. */
function post(request: APIRequestContext, site: Site, form: FormCase, headers = {}) {
  const options = { headers: { accept: "application/json", ...headers } };
  if (!form.file) return request.post(site.url + form.path, { ...options, data: form.wire });
  const body = new FormData();
  for (const [name, value] of Object.entries(form.wire)) {
    for (const entry of [value].flat()) body.append(name, String(entry));
  }
  const file = new File([Uint8Array.from(form.file.buffer)], form.file.name, {
    type: form.file.mimeType,
  });
  body.append("resume", file);
  return request.post(site.url + form.path, { ...options, multipart: body });
}

for (const form of Object.values(formCases)) {
  test(`${form.name}: a program gets a receipt, and the same one for a retry`, async ({
    request,
    site,
  }) => {
    const answers = [await post(request, site, form, KEY), await post(request, site, form, KEY)];
    const [stored] = site.upstream.submissions();
    for (const answer of answers) {
      expect(answer.status()).toBe(201);
      expect(await answer.json()).toEqual({
        message: form.success.heading,
        reference: stored?.reference,
        // Only applications have a private link.
        ...(stored?.linkToken && { linkToken: stored.linkToken }),
      });
    }
    expectStored(site, form);
  });

  test(`${form.name}: a program gets errors by field`, async ({ request, site }) => {
    const wire = { ...form.wire, email: "asha.example.org" };
    const answer = await post(request, site, { ...form, wire });
    expect(answer.status()).toBe(422);
    const text = "Please enter a valid email address containing @.";
    expect(await answer.json()).toEqual({
      code: expect.any(String),
      message: text,
      fields: { email: text },
      requestId: expect.any(String),
    });
    expect(site.upstream.submissions()).toEqual([]);
  });

  test(`${form.name}: a program learns that the upstream failed`, async ({ request, site }) => {
    const body = { message: "SQLSTATE[HY000]" };
    site.upstream.fail({ form: form.name, mode: "status", status: 500, body });
    const answer = await post(request, site, form);
    expect(answer.status()).toBe(503);
    expect(await answer.json()).toMatchObject({ message: form.failure, fields: {} });
  });

  test(`${form.name}: posts from other sites are refused`, async ({ request, site }) => {
    const answer = await post(request, site, form, { origin: "https://evil.example" });
    expect(answer.status()).toBe(403);
    expect(site.upstream.posted()).toEqual([]);
  });
}

test("a submission with the hidden field filled in is quarantined, and its sender sees success", async ({
  page,
  site,
}) => {
  await openFilled(page, site, formCases.contact);
  await control(page, "website").evaluate((element) => {
    (element as HTMLInputElement).value = "https://spam.example";
  });
  await submitButton(page).click();
  await expect(page).toHaveURL(/\/thank-you/);
  expect(site.upstream.submissions()[0]).toMatchObject({
    flag: "honeypot",
    values: formCases.contact.wire,
  });
});

test("a message that consists of links is quarantined, and its sender sees success", async ({
  page,
  site,
}) => {
  const typed = { ...formCases.contact.typed, message: "https://a.example https://b.example" };
  await openFilled(page, site, { ...formCases.contact, typed });
  await submitButton(page).click();
  await expect(page).toHaveURL(/\/thank-you/);
  expect(site.upstream.submissions()[0]?.flag).toMatch(/links|too-fast/);
});

test("too many submissions: a readable message, and nothing that was typed is lost", async ({
  page,
}) => {
  await using site = await startSite({ environment: { RATE_LIMIT_SUBMISSIONS: "1" } });
  const form = formCases.contact;
  await openFilled(page, site, form);
  await submitButton(page).click();
  await expect(page).toHaveURL(/\/thank-you/);
  await page.goto(site.url + form.path);
  await hydrated(page);
  await fillWhole(page, form);
  await submitButton(page).click();
  await expectToast(page, "Too many requests. Please wait a moment and try again.");
  await expect(page.getByText("Your answers are all still here.")).toBeVisible();
  await expect(control(page, "name")).toHaveValue("Asha Rao");
  await expectAccessible(page);
  await page.goto("about:blank");
  expect(site.upstream.submissions()).toHaveLength(1);
});

test("an upstream with only the contract's core: success without a reference", async ({ page }) => {
  await using site = await startSite({ extensions: false });
  for (const form of [formCases.contact, formCases.internship]) {
    await openFilled(page, site, form);
    await submitButton(page).click();
    await expect(page.getByRole("heading", { name: form.success.heading })).toBeVisible();
    await expect(page.getByText("Your reference")).toHaveCount(0);
  }
  const form = formCases.clubRegistration;
  await openFilled(page, site, form);
  await submitButton(page).click();
  await expectToast(page, "This form is not available at the moment. Please contact us instead.");
  await page.goto("about:blank");
  expect(site.upstream.submissions().map((entry) => entry.form)).toEqual(["contact", "internship"]);
});
