/** A coordinator takes applications from arrival to answers, in the admin. */
import { openDialog } from "../support/admin.ts";
import { arrive, listOf, openFirst } from "../support/applications.ts";
import { mailedTo } from "../support/outbox.ts";
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  test,
} from "../support/shipped-test.ts";

// So many applications use up the notices that staff get within an hour.
test.use({ siteName: "applications" });

const APPLICATIONS = 30;
test("30 applications are decided with two keys each, and released in one go", async ({
  editor: page,
  shipped,
}) => {
  test.slow();
  const emails = await arrive(shipped, APPLICATIONS, "Keys");
  const list = listOf(shipped, "Keys");
  await openFirst(page, list, emails[0]!);
  for (let place = 1; place <= APPLICATIONS; place += 1) {
    await expect(page.getByText(`${place} of ${APPLICATIONS} in this list`)).toBeVisible();
    await expect(page.getByRole("button", { name: "Prepare: Selected" })).toBeEnabled();
    await page.keyboard.press(place % 3 === 0 ? "d" : "s");
    await page.keyboard.press("Enter");
  }
  await expect(page.getByText("Prepared: Declined.")).toBeVisible();

  await page.goto(list);
  const dialog = await openDialog(page, page.getByRole("button", { name: "Release decisions" }));
  await expect(dialog.getByRole("heading", { name: "Release 30 decisions" })).toBeVisible();
  await dialog
    .getByText(/Please answer by \d+ \w+: your place as a volunteer/)
    .first()
    .click();
  await expect(dialog.getByText(/Good news: we would like to offer you/).first()).toBeVisible();
  await expectAccessible(page, "dialog");
  const before = mailedTo(shipped.dataDir);
  expect(before.filter((address) => address === emails[0])).toHaveLength(1);
  await dialog.getByRole("button", { name: "Release 30 decisions" }).click();
  await expect(dialog.getByText("30 done.")).toBeVisible();
  const mailed = (email: string) =>
    mailedTo(shipped.dataDir).filter((address) => address === email).length;
  for (const [index, email] of emails.entries()) {
    // The confirmation, and an offer. Declines wait.
    await expect.poll(() => mailed(email)).toBe((index + 1) % 3 === 0 ? 1 : 2);
  }
});

test("a decline is undone before it takes effect, and a second coordinator changes nothing twice", async ({
  editor: page,
  shipped,
}) => {
  const [email] = await arrive(shipped, 1, "Undone");
  await openFirst(page, listOf(shipped, "Undone"), email!);
  const prepare = page.getByRole("button", { name: "Prepare: Declined" });
  const second = await page.context().newPage();
  await second.goto(page.url());
  await expect(second.getByRole("button", { name: "Prepare: Selected" })).toBeVisible();
  await prepare.click();
  await expect(page.getByText("Prepared: Declined.")).toBeVisible();
  await second.getByRole("button", { name: "Prepare: Selected" }).click();
  await expect(second.getByText("Somebody has changed it in the meantime.")).toBeVisible();
  await page.getByRole("button", { name: "Release: Declined" }).click();
  await expect(page.getByText(/^Declined on .* unless somebody undoes it/)).toBeVisible();
  await expectAccessibleInBothThemes(page, "section[aria-labelledby=stage-title]");
  await page.getByRole("button", { name: "Undo the decline" }).click();
  await expect(page.getByText(/unless somebody undoes it/)).toBeHidden();
  await page.getByRole("button", { name: "Move to Interview" }).click();
  await expect(page.getByRole("heading", { name: "Stage: Interview" })).toBeVisible();
  await expect(page.getByText(/Received → Interview, by/)).toBeVisible();
});
