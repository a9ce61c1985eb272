/** Logging in on sites of their own: one that counts failures, and upstreams without members. */
import { memberFailure } from "@kdl/schemas/members/member-messages";
import { expectToast } from "../support/fill-form.ts";
import { loggedIn, memberField, sendMemberForm } from "../support/members.ts";
import { startSite } from "../support/start-site.ts";
import { expect, expectAccessibleInBothThemes, hydrated, test } from "../support/test.ts";

test.use({ expectedErrors: /status of 4\d\d|status of 503/ });

test("eleven wrong passwords from one place: wait, but the owner's device comes in", async ({
  page,
  browser,
}) => {
  await using site = await startSite();
  const owner = await loggedIn(page, site);
  const thief = await browser.newPage();
  const answers: number[] = [];
  for (let attempt = 0; attempt < 11; attempt += 1) {
    const form = { username: owner.email, password: `guess number ${attempt}` };
    answers.push((await thief.request.post(`${site.url}/user-login`, { form })).status());
  }
  expect(answers).toEqual([...Array<number>(10).fill(401), 429]);
  await thief.goto(`${site.url}/user-login`);
  await hydrated(thief);
  await sendMemberForm(thief, "log-in", { username: owner.email, password: owner.password });
  await expectToast(thief, memberFailure.tooManyTries);
  await thief.close();

  await page.request.post(`${site.url}/log-out`);
  await page.goto(`${site.url}/user-login`);
  await hydrated(page);
  await sendMemberForm(page, "log-in", { username: owner.email, password: owner.password });
  await expect(page).toHaveURL(`${site.url}/choosephoto`);
  await page.goto("about:blank");
});

for (const [what, options] of [
  ["only the contract's core", { extensions: false }],
  ["everything but members", { members: false }],
] as const) {
  test(`an upstream with ${what}: said clearly, and the rest works`, async ({ page }) => {
    await using site = await startSite(options);
    for (const path of ["/user-login", "/sign-up", "/forgot-password"]) {
      await page.goto(site.url + path);
      await expect(page.getByText("Member accounts aren't available on this site.")).toBeVisible();
      await hydrated(page);
      await expect(page.getByText("Member accounts aren't available on this site.")).toBeVisible();
      await expect(memberField(page, "log-in", "password")).toHaveCount(0);
      await expectAccessibleInBothThemes(page);
    }
    for (const path of ["/choosephoto", "/edit-profile?step=skills", "/account"]) {
      await page.goto(site.url + path);
      await expect(page.getByText("Member accounts aren't available on this site.")).toBeVisible();
    }
    const form = { username: "asha@example.org", password: "seven blue umbrellas" };
    const posted = await page.request.post(`${site.url}/user-login`, { form });
    expect(posted.status()).toBeGreaterThanOrEqual(400);
    expect(await posted.text()).toContain("aren't available");
    await page.goto(`${site.url}/contact`);
    await expect(page.getByLabel("Message")).toBeVisible();
    await page.goto("about:blank");
  });
}
