/** Nothing is left after the way out. */
import { memberSuccess } from "@kdl/schemas/members/member-messages";
import { press, tabTo } from "../support/fill-by-keyboard.ts";
import { expectNotice, hasSession, loggedIn } from "../support/members.ts";
import { expect, expectAccessibleInBothThemes, hydrated, test } from "../support/test.ts";

test.use({ expectedErrors: /status of 4\d\d|status of 503/ });

test("after the log-out nothing is left: no session, no flag, and nothing behind Back", async ({
  page,
  site,
}) => {
  await loggedIn(page, site, {
    profile: { personal: { name: "Asha Rao", city: "Bheemunipatnam" } },
  });
  await page.goto(`${site.url}/view-profile`);
  await hydrated(page);
  await expect(page.getByText("Bheemunipatnam")).toBeVisible();
  await page.evaluate(() => sessionStorage.setItem("left", "behind"));
  const before = await page.context().cookies();

  await press(page, page.getByLabel("Your account").filter({ visible: true }));
  await press(page, page.getByRole("button", { name: "Logout" }));
  await expect(page).toHaveURL(/\/user-login/);
  await expectNotice(page, memberSuccess.loggedOut);
  await hydrated(page);
  const left = await page.evaluate(() => [
    localStorage.getItem("isAuthenticated"),
    sessionStorage.getItem("left"),
  ]);
  expect(left).toEqual([null, null]);
  await expectAccessibleInBothThemes(page);

  await page.goBack();
  await expect(page).toHaveURL(/\/user-login\?next=/);
  await expect(page.getByText(/Bheemunipatnam|Asha/)).toHaveCount(0);
  // Not even who kept the cookie comes in with it.
  await page.context().addCookies(before);
  expect(await hasSession(page, site)).toBe(false);
});

test("a log-out in one tab empties the other one", async ({ page, site, context }) => {
  await loggedIn(page, site);
  await page.goto(`${site.url}/choosephoto`);
  await hydrated(page);
  const other = await context.newPage();
  await other.goto(`${site.url}/choosephoto`);
  await hydrated(other);
  await other.getByRole("button", { name: "Log Out" }).click();
  await expect(other).toHaveURL(/\/user-login/);
  await expect(page).toHaveURL(/\/user-login/);
});

test("logging out works while the upstream is down", async ({ page, site }) => {
  await loggedIn(page, site);
  await page.goto(`${site.url}/choosephoto`);
  await hydrated(page);
  site.upstream.fail({ path: "/api/members/log-out", mode: "status", status: 500 });
  await tabTo(page, page.getByRole("button", { name: "Log Out" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/user-login/);
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(["device"]);
});
