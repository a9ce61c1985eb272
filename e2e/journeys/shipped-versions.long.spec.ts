/** Whom the versions of a document name, and who doesn't get to see it. */
import { openDocument, publish, saveDraft, write } from "../support/admin.ts";
import { editorApi } from "../support/editor-api.ts";
import { expect, expectAccessible, expectOnSite, test } from "../support/shipped-test.ts";

// What is refused to those who don't read content.
test.use({ expectedErrors: /status of (403|404)/ });

const PASSWORD = "correct-horse-battery";

test("the versions of a club say who saved each", async ({ editor, shipped }) => {
  const admin = await editorApi(shipped.cmsUrl);
  const account = { email: "asha@example.org", password: PASSWORD };
  const name = "Asha <Rao>";
  const ashaId = await admin.create("users", { ...account, name, roles: ["editor"] });
  const asha = await editorApi(shipped.cmsUrl, account);
  const club = { title: "Signed Club", slug: "signed-club", _status: "published" };
  await asha.create("clubs", club);

  await openDocument(editor, shipped.cmsUrl, "clubs", "Signed Club");
  const savedBy = editor.locator("#field-editedBy");
  await expect(savedBy).toHaveValue(name);
  await expect(savedBy).toBeDisabled();
  await write(editor, "title", "Signed Club, reviewed");
  await publish(editor);
  await expect(savedBy).not.toHaveValue(name);
  await write(editor, "title", "Signed Club, half written");
  await saveDraft(editor);
  await admin.remove("users", ashaId);

  await editor.goto(`${editor.url()}/versions`);
  const rows = editor.getByRole("table", { name: "Versions" }).getByRole("row");
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(1)).toContainText("Current draft");
  await expect(rows.nth(2)).toContainText("On the site");
  await expect(rows.nth(3)).toContainText(`${name}Published earlier`);
  await expectAccessible(editor, "table");
  const address = `${shipped.url}/clubs/signed-club`;
  await expectOnSite(address, { has: "Signed Club, reviewed", lacks: "Asha" });

  await rows.nth(3).getByRole("link").click();
  await editor.waitForURL("**/versions/*");
  await expect(editor.getByText("Last saved by").first()).toBeVisible();
});

test("those who don't read content get no list of versions", async ({ page, shipped }) => {
  const admin = await editorApi(shipped.cmsUrl);
  const account = { email: "mentor-without-versions@example.org", password: PASSWORD };
  await admin.create("users", { ...account, name: "Mentor", roles: ["mentor"] });
  const [club] = await admin.list("clubs");
  await page.request.post(`${shipped.cmsUrl}/payload-api/users/login`, { data: account });
  for (const place of [`collections/clubs/${String(club!["id"])}`, "globals/footer"]) {
    await page.goto(`${shipped.cmsUrl}/admin/${place}/versions`);
    await expect(page.getByText(/Nothing found|not found|unauthorized/i).first()).toBeVisible();
    await expect(page.getByRole("table")).toHaveCount(0);
  }
});
