/** Mentors score assigned applications and recommend; coordinators see the scorecards, and decide. */
import { postSample } from "@kdl/mock-upstream/post-sample";
import { fullSample } from "@kdl/mock-upstream/submission-samples";
import type { Page } from "@playwright/test";
import { logInQuietly } from "../support/admin.ts";
import { type Account, editorApi } from "../support/editor-api.ts";
import type { ShippedSite } from "../support/shipped-site.ts";
import { expect, expectAccessibleInBothThemes, test } from "../support/shipped-test.ts";

// The last correction is refused, which the browser logs.
test.use({ siteName: "scorecards", expectedErrors: /409/ });

const collection = "volunteer-registrations";
const section = "section[aria-labelledby=scorecards-title]";
const SAID = "Has run two workshops at school.";

interface Mentor extends Account {
  id: string;
}

/** Adds a mentor's account. */
async function addMentor({ cmsUrl }: ShippedSite, name: string): Promise<Mentor> {
  const api = await editorApi(cmsUrl);
  const account = { email: `${name}@example.org`, password: "a password of one mentor" };
  return { ...account, id: await api.create("users", { ...account, name, roles: ["mentor"] }) };
}

/** Stores an application and assigns it. @returns its id */
async function applyFor(shipped: ShippedSite, mentors: Mentor[], name: string): Promise<string> {
  const sample = fullSample("volunteer", "");
  const email = `${name}@example.org`;
  const values = { ...sample.values, email, first_name: name, last_name: "Rao" };
  const target = { baseUrl: shipped.cmsUrl, send: shipped.send };
  expect((await postSample(target, { ...sample, values })).status).toBe(201);
  const api = await editorApi(shipped.cmsUrl);
  const { id } = (await api.list(collection)).find((found) => found["email"] === email)!;
  await api.update(collection, String(id), { assignees: mentors.map((mentor) => mentor.id) });
  return String(id);
}

const asMentor = async (page: Page, { cmsUrl }: ShippedSite, { email, password }: Mentor) => {
  const data = { email, password };
  const answer = await page.request.post(`${cmsUrl}/payload-api/users/login`, { data });
  expect(answer.status()).toBe(200);
};

const card = (page: Page) => page.getByRole("group", { name: "Your scorecard" });

/** Fills in a mark for each criterion, and a recommendation. */
async function fillIn(page: Page, mark: string, recommendation: string) {
  const marks = card(page).getByRole("radio", { name: mark, exact: true });
  await expect(marks.first()).toBeVisible();
  for (const radio of await marks.all()) await radio.check();
  await card(page).getByRole("radio", { name: recommendation, exact: true }).check();
}

test("a mentor scores and recommends, and a coordinator sees it", async ({ page, shipped }) => {
  const meera = await addMentor(shipped, "meera");
  const first = await applyFor(shipped, [meera], "Asha");
  await applyFor(shipped, [meera], "Bhanu");
  await asMentor(page, shipped, meera);
  await page.goto(`${shipped.cmsUrl}/admin`);
  await expect(page.getByRole("heading", { name: "To review (2)" })).toBeVisible();
  await expectAccessibleInBothThemes(page, "section[aria-labelledby=reviews]");
  await page.getByRole("link", { name: "Asha Rao" }).click();
  await expect(page.getByText("You see the other reviewers’ scorecards once")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Asha Rao" })).toBeVisible();
  await expect(page.locator(".step-nav")).toContainText("Asha Rao");
  await expect(page.getByRole("button", { name: /^Prepare/ })).toHaveCount(0);
  await expect(page.getByText("Asha@example.org")).toHaveCount(0);
  await expectAccessibleInBothThemes(page, section);

  await page.getByRole("button", { name: "Hand in" }).click();
  await expect(card(page).getByRole("alert")).toContainText("Still missing: Motivation");
  // By keyboard: the first criterion without a mark has the focus.
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await expect(card(page).getByRole("radio", { name: "2", exact: true }).first()).toBeChecked();
  await fillIn(page, "4", "Yes");
  await card(page).getByRole("textbox").fill(SAID);
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText("Draft saved.")).toBeVisible();
  await page.reload();
  await expect(card(page).getByRole("textbox")).toHaveValue(SAID);
  await page.getByRole("button", { name: "Hand in" }).click();
  await expect(page.getByText("Score: 75 of 100")).toBeVisible();
  await expectAccessibleInBothThemes(page, section);
  await expect(page.getByRole("link", { name: "Next to review: Bhanu Rao" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#field-firstName")).toContainText("Bhanu");
  await page.goto(`${shipped.cmsUrl}/admin`);
  await expect(page.getByRole("heading", { name: "To review (1)" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Handed in (1)" })).toBeVisible();
  await page.goto(`${shipped.cmsUrl}/admin/collections/${collection}?search=Bhanu`);
  await expect(page.getByRole("table").getByText("Bhanu Rao", { exact: true })).toBeVisible();
  await expect(page.getByRole("table").getByText("Asha Rao", { exact: true })).toHaveCount(0);

  await logInQuietly(page, shipped.cmsUrl);
  await page.goto(`${shipped.cmsUrl}/admin/collections/${collection}/${first}`);
  await expect(page.getByRole("heading", { name: "meera: Yes" })).toBeVisible();
  await expect(page.getByText(SAID).first()).toBeVisible();
  await expect(page.getByRole("row", { name: "Motivation 4 of 5" })).toBeVisible();
  await expectAccessibleInBothThemes(page, section);
  await page.goto(`${shipped.cmsUrl}/admin/collections/score-criteria`);
  const criteria = page.getByRole("table").getByRole("link", { name: "Volunteer registrations" });
  await expect(criteria).toBeVisible();
});

test("a second mentor can't see the first one's card before submitting, and can't decide", async ({
  page,
  shipped,
}) => {
  const [one, two] = [await addMentor(shipped, "imran"), await addMentor(shipped, "sunita")];
  const id = await applyFor(shipped, [one, two], "Chitra");
  const address = `${shipped.cmsUrl}/admin/collections/${collection}/${id}`;
  await asMentor(page, shipped, one);
  await page.goto(address);
  await fillIn(page, "1", "No");
  await card(page).getByRole("textbox").fill("Planted by the first mentor");
  await page.getByRole("button", { name: "Hand in" }).click();
  await expect(page.getByText("Score: 0 of 100")).toBeVisible();

  await asMentor(page, shipped, two);
  await page.goto(address);
  await fillIn(page, "5", "Yes");
  for (const hidden of ["Planted by the first mentor", "Score:", "imran"]) {
    await expect(page.locator(section).getByText(hidden)).toHaveCount(0);
  }
  const applications = [{ id, stage: "received", pending: null }];
  for (const command of ["move", "prepare", "release", "select", "preview"]) {
    const answer = await page.request.post(
      `${shipped.cmsUrl}/payload-api/applications/${collection}/${command}`,
      { data: { applications, to: "selected" } },
    );
    expect(`${command}: ${answer.status()}`).toBe(`${command}: 403`);
  }
  await page.getByRole("button", { name: "Hand in" }).click();
  await expect(page.getByText("Score: 50 of 100")).toBeVisible();
  await expect(page.getByText("Planted by the first mentor").first()).toBeVisible();

  // After the release, the first mentor's correction is too late.
  await asMentor(page, shipped, one);
  await page.goto(address);
  await page.getByText("Correct your scorecard").click();
  await fillIn(page, "5", "Yes");
  const { command } = await editorApi(shipped.cmsUrl);
  const commands = `applications/${collection}`;
  const application = { id, stage: "received" };
  const prepare = { applications: [{ ...application, pending: null }], to: "selected" };
  const release = { applications: [{ ...application, pending: "selected" }] };
  expect(await command(`${commands}/prepare`, prepare)).toMatchObject({ done: [id] });
  expect(await command(`${commands}/release`, release)).toMatchObject({ done: [id] });
  await page.getByRole("button", { name: "Save the correction" }).click();
  await expect(page.getByText(/A decision on this application was released/)).toBeVisible();
  // The first page would ask before discarding unsaved changes.
  const later = await page.context().newPage();
  await later.goto(address);
  await expect(later.getByText("scorecards can’t be changed any more")).toBeVisible();
  await expect(later.getByText("Score: 50 of 100")).toBeVisible();
});
