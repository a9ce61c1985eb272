import { expectToast, fillField, submitButton } from "../support/fill-form.ts";
import { formCases } from "../support/form-cases.ts";
import { openFilled } from "../support/form-journeys.ts";
import type { Site } from "../support/start-site.ts";
import { withColdSite } from "../support/failing-resource.ts";
import { expect, expectAccessible, hydrated, inLongTier, test } from "../support/test.ts";

const form = formCases.clubRegistration;

test.use({ expectedErrors: /status of \d{3}|ERR_INTERNET_DISCONNECTED/ });

const uavQuestion = "Have you worked with UAVs before?";

test("preselects the club whose page led here, and only asks a UAV club's applicants about UAVs", async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/clubs/astronomy`);
  await hydrated(page);
  await page.getByRole("link", { name: "Register for this club" }).click();
  const club = page.getByLabel("Club", { exact: true });
  await expect(club).toHaveValue("Astronomy Club");
  await expect(page.getByText(uavQuestion)).toBeHidden();
  await expect(page.getByRole("group", { name: "Your interest" })).toBeVisible();

  await club.selectOption("Drone Club");
  await expect(page.getByText(uavQuestion)).toBeVisible();
  await expect(page.getByRole("group", { name: "UAV Program Information" })).toBeVisible();
  await expectAccessible(page);

  // A draft for one club isn't carried over to another club's page.
  await fillField(page, "full_name", "Asha Rao");
  await expect(page.getByText("Saved on this device")).toBeVisible();
  await page.goto(`${site.url}/club-registration?club=drones`);
  await hydrated(page);
  await expect(club).toHaveValue("Drone Club");
  await expect(page.getByLabel("Full Name")).toHaveValue("");
  await page.goto(`${site.url}/club-registration?club=astronomy`);
  await hydrated(page);
  await expect(club).toHaveValue("Drone Club");
  await expect(page.getByLabel("Full Name")).toHaveValue("Asha Rao");
});

for (const slug of ["no-such-club", "<script>", "a".repeat(5_000)]) {
  test(`starts without a club for ${slug.slice(0, 20)}`, inLongTier, async ({ page, site }) => {
    await page.goto(`${site.url}/club-registration?club=${encodeURIComponent(slug)}`);
    await expect(page.getByLabel("Club", { exact: true })).toHaveValue("");
    await expect(page.getByText(uavQuestion)).toBeHidden();
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "the club in the address is selected, and determines the questions",
    inLongTier,
    async ({ page, site }) => {
      await page.goto(`${site.url}/club-registration?club=drones`);
      await expect(page.getByLabel("Club", { exact: true })).toHaveValue("Drone Club");
      await expect(page.getByText(uavQuestion)).toBeVisible();
      await page.goto(`${site.url}/club-registration?club=astronomy`);
      await expect(page.getByText(uavQuestion)).toBeHidden();
    },
  );
});

test("works while the clubs can't be loaded", inLongTier, async ({ page }) => {
  const fail = (upstream: Site["upstream"]) => upstream.fail({ mode: "status", resource: "clubs" });
  await withColdSite(page, fail, async (site) => {
    await openFilled(page, site, {
      ...form,
      typed: { full_name: "Asha Rao", email: "asha@example.org", phone_no: "9876543210" },
    });
    await expect(page.getByLabel("Club", { exact: true })).toHaveCount(0);
    await expect(page.getByText(uavQuestion)).toBeHidden();
    await submitButton(page).click();
    await expect(page).toHaveURL(/registration-success/);
  });
});

test("only needs a name, an address and a number", async ({ page, site }) => {
  await openFilled(page, site, {
    ...form,
    typed: { full_name: "Asha Rao", email: "asha@example.org", phone_no: "9876543210" },
  });
  await submitButton(page).click();
  await expect(page).toHaveURL(/registration-success/);
  expect(site.upstream.submissions()[0]?.values).toMatchObject({
    full_name: "Asha Rao",
    gender: "",
    declaration: false,
  });
});

test("refuses a birthday in the future", inLongTier, async ({ page, site }) => {
  await openFilled(page, site, form);
  await fillField(page, "date_of_birth", "2190-01-01");
  await submitButton(page).click();
  await expectToast(page, "Please enter a real date in the past.");
});

test("says so when the upstream has no such form", inLongTier, async ({ page, site }) => {
  await openFilled(page, site, form);
  const body = { message: "Not found" };
  site.upstream.fail({ form: form.name, mode: "status", status: 404, body });
  await submitButton(page).click();
  await expectToast(page, "This form is not available at the moment. Please contact us instead.");
});
