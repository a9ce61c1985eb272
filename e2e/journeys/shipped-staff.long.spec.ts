/** Staff can log in to the admin, and strangers can't. */
import { memberFailure } from "@kdl/schemas/members/member-messages";
import type { Page, Response } from "@playwright/test";
import { logIn } from "../support/admin.ts";
import { staffResetLink } from "../support/outbox.ts";
import { ADMIN, type ShippedSite, startShippedSite } from "../support/shipped-site.ts";
import { expect, test as base } from "../support/test.ts";

const WRONG = "The email or password provided is incorrect.";
const STARTS_WITHIN_MS = 200_000;

interface Places {
  /** Opens a browser at another address. */
  browserAt(address: string): Promise<Page>;
}

/** A separate site: the log-ins tried here would lock out the other journeys. */
const test = base.extend<Places, { guarded: ShippedSite }>({
  browserAt: async ({ browser }, use) => {
    await using opened = new AsyncDisposableStack();
    await use(async (address) => {
      const extraHTTPHeaders = { "x-forwarded-for": address };
      const context = await browser.newContext({ extraHTTPHeaders });
      opened.defer(() => context.close());
      return context.newPage();
    });
  },
  guarded: [
    async ({}, use) => {
      await using site = await startShippedSite({ TRUST_PROXY: "127.0.0.1" });
      await use(site);
    },
    { scope: "worker", timeout: STARTS_WITHIN_MS },
  ],
});
test.use({ expectedErrors: /status of (?:400|401|403|429)/ });

async function tryToLogIn(page: Page, cmsUrl: string, email: string, says: string) {
  await expect(async () => {
    await page.goto(`${cmsUrl}/admin/login`);
    await page.locator("#field-email").fill(email);
    await page.locator("#field-password").fill("a wrong guess");
    await page.getByRole("button", { name: "Login" }).click();
    await expect(page.getByText(says)).toBeVisible({ timeout: 15_000 });
  }).toPass();
  await expect(page.locator("#field-email")).toHaveValue(email);
}

/** Guesses until there are no tries left, without the form. */
async function guess(page: Page, cmsUrl: string, count: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const answer = await page.request.post(`${cmsUrl}/payload-api/users/login`, {
      data: { email: ADMIN.email, password: "a wrong guess" },
      headers: { "x-forwarded-for": `198.51.100.${index}` },
    });
    statuses.push(answer.status());
  }
  return statuses;
}

test("failed log-ins reveal nothing, are rate-limited, and don't lock out the owner", async ({
  browserAt,
  guarded: { cmsUrl },
}) => {
  const owner = await browserAt("203.0.113.1");
  await logIn(owner, cmsUrl);
  await owner.request.post(`${cmsUrl}/payload-api/users/logout`);

  const stranger = await browserAt("203.0.113.2");
  await tryToLogIn(stranger, cmsUrl, "nobody@example.org", WRONG);
  await tryToLogIn(stranger, cmsUrl, ADMIN.email, WRONG);
  const statuses = await guess(stranger, cmsUrl, 20);
  expect(statuses.at(-1)).toBe(429);
  await tryToLogIn(
    stranger,
    cmsUrl,
    ADMIN.email,
    "Too many attempts. Please wait 15 minutes, or choose a new password by mail.",
  );

  await logIn(owner, cmsUrl);
  await expect(owner).toHaveURL(`${cmsUrl}/admin`);
});

test("a forgotten password is reset by mail, and weak ones are refused at the field", async ({
  browserAt,
  guarded: { cmsUrl, dataDir, log },
}) => {
  const page = await browserAt("203.0.113.3");
  // This works even while strangers are guessing.
  await guess(page, cmsUrl, 12);
  await page.goto(`${cmsUrl}/admin/login`);
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(async () => {
    await page.goto(`${cmsUrl}/admin/forgot`);
    await page.locator("#field-email").fill(ADMIN.email);
    // The page says "Email Sent" after any answer, even if it hasn't registered yet what was typed.
    const isAnswer = (response: Response) => response.url().endsWith("/forgot-password");
    const answered = page.waitForResponse(isAnswer, { timeout: 10_000 });
    await page.getByRole("button", { name: "Submit" }).click();
    expect((await answered).status()).toBe(200);
  }).toPass();
  await expect(page.getByText("Email Sent")).toBeVisible();

  const link = await staffResetLink(dataDir, ADMIN.email).catch((error: Error) => {
    throw new Error(`${error.message}; the end of the log:\n${log().slice(-10_000)}`);
  });
  const path = new URL(link).pathname;
  await page.goto(cmsUrl + path);
  const choose = async (password: string) => {
    await page.locator("#field-password").fill(password);
    await page.locator("#field-confirm-password").fill(password);
    await page.getByRole("button", { name: "Reset Password" }).click();
  };
  await expect(async () => {
    await choose("KalingaDreamLabs");
    await expect(page.locator(".field-error", { hasText: "easy to guess" })).toBeVisible({
      timeout: 10_000,
    });
  }).toPass();
  await choose(ADMIN.password);
  await page.waitForURL(`${cmsUrl}/admin`);

  // The link has been used.
  const late = await browserAt("203.0.113.4");
  await late.goto(cmsUrl + path);
  await expect(async () => {
    await late.locator("#field-password").fill(ADMIN.password);
    await late.locator("#field-confirm-password").fill(ADMIN.password);
    await late.getByRole("button", { name: "Reset Password" }).click();
    await expect(late.getByText(memberFailure.linkExpired)).toBeVisible({
      timeout: 10_000,
    });
  }).toPass();
});
