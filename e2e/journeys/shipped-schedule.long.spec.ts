/** An editor sets a time at which a document goes on the site, and leaves it. */
import { openDocument } from "../support/admin.ts";
import { editorApi } from "../support/editor-api.ts";
import { schedule, timeOf } from "../support/schedule.ts";
import { expect, expectAccessible, expectOnSite, test } from "../support/shipped-test.ts";

// What is asked for before and after its time, and what a mentor is refused.
test.use({ expectedErrors: /status of (403|404|500)/, timezoneId: "America/New_York" });

const MINUTE_MS = 60_000;

test("a club goes on the site at its time, and leaves it at another", async ({
  editor,
  shipped,
}) => {
  test.setTimeout(8 * MINUTE_MS);
  const address = `${shipped.url}/clubs/dawn-club`;
  const list = `${shipped.url}/clubs`;
  const api = await editorApi(shipped.cmsUrl);
  await api.create("clubs", { title: "Dawn <Club>", slug: "dawn-club", _status: "draft" });
  expect((await fetch(list)).status).toBe(200);

  await openDocument(editor, shipped.cmsUrl, "clubs", "Dawn <Club>");
  const publishAt = await schedule(editor, "Publish");
  const notice = editor.getByRole("region", { name: "Scheduled" });
  await expect(notice).toContainText(`Goes on the site: ${timeOf(publishAt)}`);
  await expectAccessible(editor, "section[aria-label=Scheduled]");
  await editor.goto(`${shipped.cmsUrl}/admin`);
  const overview = editor.getByRole("region", { name: "Scheduled" });
  await expect(overview.getByRole("row")).toContainText(["What", "Dawn <Club>Published"]);
  await expectAccessible(editor, "section[aria-label=Scheduled]");
  expect((await fetch(address)).status).toBe(404);

  const waited = { timeout: 3 * MINUTE_MS, intervals: [500] };
  await expect.poll(async () => (await fetch(address)).status, waited).toBe(200);
  const late = Date.now() - publishAt;
  expect(late).toBeGreaterThan(0);
  expect(late).toBeLessThan(MINUTE_MS);
  await expectOnSite(list, { has: "Dawn &lt;Club>" });
  await editor.reload();
  await expect(overview).toHaveCount(0);

  await openDocument(editor, shipped.cmsUrl, "clubs", "Dawn <Club>");
  await expect(editor.locator("#field-editedBy")).toHaveValue(/\(scheduled\)$/);
  await schedule(editor, "Unpublish");
  await expect(notice).toContainText("Leaves the site");
  await expect.poll(async () => (await fetch(address)).status, waited).toBe(404);
  await expectOnSite(list, { lacks: "Dawn &lt;Club>" });
});

test("what can't be published at its time stays off the site, and the dashboard says why", async ({
  editor,
  shipped,
}) => {
  test.setTimeout(5 * MINUTE_MS);
  const admin = await editorApi(shipped.cmsUrl);
  const account = { email: "leaves@example.org", password: "correct-horse-battery" };
  const id = await admin.create("users", { ...account, name: "Leaves Soon", roles: ["editor"] });
  const club = { title: "Dusk Club", slug: "dusk-club", _status: "draft" };
  await admin.create("clubs", club);
  await editor.request.post(`${shipped.cmsUrl}/payload-api/users/login`, { data: account });
  await openDocument(editor, shipped.cmsUrl, "clubs", "Dusk Club");
  await schedule(editor, "Publish");
  await admin.remove("users", id);

  await editor.context().clearCookies();
  await editor.setExtraHTTPHeaders({ authorization: `JWT ${admin.token}` });
  await expect(async () => {
    await editor.goto(`${shipped.cmsUrl}/admin`);
    const overview = editor.getByRole("region", { name: "Scheduled" });
    await expect(overview).toContainText("Not published", { timeout: 2_000 });
    await expect(overview).toContainText("The account of Leaves Soon was removed.");
  }).toPass({ timeout: 3 * MINUTE_MS, intervals: [3_000] });
  expect((await fetch(`${shipped.url}/clubs/dusk-club`)).status).toBe(404);
});
