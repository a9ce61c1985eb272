/** The coordinators' desk: notes, views, and the board. */
import type { Browser, Page } from "@playwright/test";
import { arrive, boardOf, collection, listOf, openFirst } from "../support/applications.ts";
import type { ShippedSite } from "../support/shipped-site.ts";
import { expect, expectAccessibleInBothThemes, test } from "../support/shipped-test.ts";

test.use({ siteName: "applications" });

const PASSWORD = "correct-horse-battery";

/** Another member of staff, in a separate browser. */
async function colleague(
  browser: Browser,
  editor: Page,
  { cmsUrl }: ShippedSite,
  role: "coordinator" | "mentor",
): Promise<{ page: Page; id: string; name: string }> {
  const name = `${role} ${crypto.randomUUID().slice(0, 6)}`;
  const email = `${crypto.randomUUID()}@example.org`;
  const account = { name, email, password: PASSWORD, roles: [role] };
  const made = await editor.request.post(`${cmsUrl}/payload-api/users`, { data: account });
  const { doc } = (await made.json()) as { doc: { id: string } };
  const page = await (await browser.newContext()).newPage();
  const login = await page.request.post(`${cmsUrl}/payload-api/users/login`, { data: account });
  expect(login.status()).toBe(200);
  return { page, id: doc.id, name };
}

const timeline = (page: Page) => page.getByRole("list", { name: "History, the latest first" });

async function addNote(page: Page, text: string) {
  await page.getByLabel("New note").fill(text);
  await page.getByRole("button", { name: "Add note" }).click();
}

test("two coordinators write notes about one application, and its mentor sees none", async ({
  browser,
  editor: page,
  shipped,
}) => {
  const [email] = await arrive(shipped, 1, "Noted");
  const mentor = await colleague(browser, page, shipped, "mentor");
  const second = await colleague(browser, page, shipped, "coordinator");
  await openFirst(page, listOf(shipped, "Noted"), email!);
  // Open it from the same list; otherwise, a decision is followed by the next of all applications.
  await openFirst(second.page, listOf(shipped, "Noted"), email!);
  await addNote(page, "Called her, try again on Monday.");
  await addNote(second.page, "Her college has answered.");
  await expect(timeline(second.page).getByText("Her college has answered.")).toBeVisible();
  await expect(timeline(second.page).getByText("Called her, try again on Monday.")).toBeVisible();
  await expect(timeline(second.page).getByText(`Note by ${second.name}`)).toBeVisible();
  await second.page.getByRole("button", { name: "Move to Interview" }).click();
  await expect(timeline(second.page).getByRole("listitem").first()).toContainText(
    "Received → Interview",
  );
  await expectAccessibleInBothThemes(second.page, "section[aria-labelledby=history-title]");
  await expectAccessibleInBothThemes(second.page, ".group-field .group-field:has(#field-email)");
  const whatsapp = second.page.getByRole("link", { name: "WhatsApp" });
  await expect(whatsapp).toHaveAttribute("href", /^https:\/\/wa\.me\/91\d{10}$/);

  const id = page.url().split("/").at(-1)!;
  await second.page.request.post(
    `${shipped.cmsUrl}/payload-api/applications/${collection}/assign`,
    { data: { ids: [id], staff: mentor.id, isAssigned: true } },
  );
  await mentor.page.goto(page.url());
  await expect(mentor.page.getByRole("heading", { name: "Stage: Interview" })).toBeVisible();
  await expect(mentor.page.getByText("Notes and history")).toBeHidden();
  expect(await mentor.page.content()).not.toContain("Her college has answered.");
});

test.describe("while the CMS fails", () => {
  test.use({ expectedErrors: /status of 503/ });

  test("a note stays in its field, and a card in its column", async ({ editor: page, shipped }) => {
    const [email] = await arrive(shipped, 1, "Failing");
    await openFirst(page, listOf(shipped, "Failing"), email!);
    const busy = { status: 503, json: { message: "Too busy. Please try again." } };
    await page.route("**/notes", (route) => route.fulfill(busy));
    await addNote(page, "Kept");
    await expect(page.getByText("Too busy. Please try again.")).toBeVisible();
    await expect(page.getByLabel("New note")).toHaveValue("Kept");
    await page.unroute("**/notes");
    await page.getByRole("button", { name: "Add note" }).click();
    await expect(timeline(page).getByText("Kept")).toBeVisible();

    await page.goto(boardOf(shipped, "Failing"));
    await page.route("**/move", (route) => route.fulfill(busy));
    const received = page.getByRole("region", { name: "Received 1" });
    await received.getByRole("button", { name: "Move Failing No. 1" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Move to Screening" }).click();
    await expect(page.getByRole("status").getByText("Too busy")).toBeVisible();
    await expect(received).toBeVisible();
  });
});

test("the board's cards move by menu, by keyboard and by dragging, and only once", async ({
  browser,
  editor: page,
  shipped,
}) => {
  await arrive(shipped, 3, "Boarded");
  const second = await colleague(browser, page, shipped, "coordinator");
  await page.goto(listOf(shipped, "Boarded"));
  await page.getByRole("link", { name: "Board", exact: true }).click();
  const column = (name: string) => page.getByRole("region", { name });
  await expect(column("Received 3").getByRole("listitem")).toHaveCount(3);
  await second.page.goto(page.url());
  await expect(second.page.getByRole("region", { name: "Received 3" })).toBeVisible();
  await expectAccessibleInBothThemes(page, "main, .template-default__wrap");

  await page.getByRole("button", { name: "Move Boarded No. 1" }).click();
  await expectAccessibleInBothThemes(page, "dialog");
  await page.getByRole("button", { name: "Prepare: Selected" }).click();
  await expect(page.getByRole("status").getByText(/Selected is prepared/)).toBeVisible();
  await expect(column("Received 3").getByText("Prepared: Selected")).toBeVisible();
  await expect(page.getByRole("button", { name: "Move Boarded No. 1" })).toBeFocused();

  // By keyboard: pick up, move one column to the right, drop.
  await page.getByRole("button", { name: "Drag Boarded No. 2" }).focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("Boarded No. 2 is over Received.")).toBeAttached();
  await page.keyboard.press("ArrowRight");
  await expect(page.locator("section[data-over=true]")).toContainText("Screening");
  await page.keyboard.press("Space");
  await expect(page.getByText("Boarded No. 2 is in Screening now.")).toBeVisible();
  await expect(column("Screening 1")).toBeVisible();

  await page.getByRole("button", { name: "Drag Boarded No. 3" }).hover();
  await page.mouse.down();
  const target = (await column("Interview 0").boundingBox())!;
  await page.mouse.move(target.x + target.width / 2, target.y + 60, { steps: 8 });
  await expect(page.locator("section[data-over=true]")).toContainText("Interview");
  await page.mouse.up();
  await expect(page.getByText("Boarded No. 3 is in Interview now.")).toBeVisible();

  // The second coordinator's board is outdated.
  await second.page.getByRole("button", { name: "Move Boarded No. 3" }).click();
  await second.page.getByRole("button", { name: "Move to Screening" }).click();
  await expect(second.page.getByText(/somebody has changed it in the meantime/)).toBeVisible();
  await expect(second.page.getByRole("region", { name: "Interview 1" })).toBeVisible();
});

test("applications are assigned, and found again by views and from the dashboard", async ({
  editor: page,
  shipped,
}) => {
  const emails = await arrive(shipped, 2, "Shared");
  await page.goto(listOf(shipped, "Shared"));
  const assign = page.getByLabel("Assign to");
  await expect(async () => {
    await assign.selectOption({ index: 1 }, { timeout: 2_000 });
    await expect(page.getByRole("button", { name: "Assign", exact: true })).toBeEnabled();
  }).toPass();
  const name = await assign.locator("option:checked").innerText();
  await page.getByRole("button", { name: "Assign", exact: true }).click();
  await expect(page.getByText(`2 applications assigned to ${name}.`)).toBeVisible();
  await openFirst(page, listOf(shipped, "Shared"), emails[0]!);
  await expect(page.locator("#field-assignees")).toContainText(name);

  await page.goto(`${shipped.cmsUrl}/admin`);
  await page.getByRole("link", { name: /^Volunteer registrations, Unassigned: \d+$/ }).click();
  await expect(page.getByRole("link", { name: /^Unassigned/ })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await expect(page.getByRole("cell", { name: emails[0]! })).toBeHidden();
});
