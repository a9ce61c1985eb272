/** A coordinator exports a list and writes to applicants, in the admin; others can do neither. */
import { readFile } from "node:fs/promises";
import { sentMail } from "@kdl/runtime/testing/sent-mail";
import { postSample } from "@kdl/mock-upstream/post-sample";
import { fullSample } from "@kdl/mock-upstream/submission-samples";
import type { Page } from "@playwright/test";
import { openDialog } from "../support/admin.ts";
import type { ShippedSite } from "../support/shipped-site.ts";
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  test,
} from "../support/shipped-test.ts";

// The CMS refuses a text, a template, and a list that editors have no right to see.
test.use({ siteName: "messages", expectedErrors: /status of 40[04]/ });

const collection = "volunteer-registrations";

/** Several people apply. @returns their addresses */
async function arrive(shipped: ShippedSite, count: number, name: string): Promise<string[]> {
  const target = { baseUrl: shipped.cmsUrl, send: shipped.send };
  const emails = Array.from({ length: count }, (_, index) => `${name}-${index}@example.org`);
  for (const email of emails) {
    const sample = fullSample("volunteer", "");
    const values = { ...sample.values, email, first_name: name };
    expect((await postSample(target, { ...sample, values })).status).toBe(201);
  }
  return emails;
}

const listOf = (shipped: ShippedSite, name: string) =>
  `${shipped.cmsUrl}/admin/collections/${collection}?where[or][0][and][0][firstName][equals]=${name}`;

const open = (page: Page, button: string) =>
  openDialog(page, page.getByRole("button", { name: button, exact: true }));

test("a filtered list is exported with the chosen columns, by keyboard", async ({
  editor: page,
  shipped,
}) => {
  await arrive(shipped, 3, "Exported");
  await arrive(shipped, 2, "Others");
  await page.goto(listOf(shipped, "Exported"));
  const dialog = await open(page, "Export");
  await expect(dialog.getByText("All 3 in this list.")).toBeVisible();
  await expectAccessibleInBothThemes(page, "dialog");
  await dialog.getByLabel("Text (CSV)").focus();
  await page.keyboard.press("Space");
  await dialog.getByLabel("Reference").focus();
  await page.keyboard.press("Space");
  const downloading = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^volunteer-registrations-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await download.path(), "utf8")).split("\r\n").filter(Boolean);
  expect(lines).toHaveLength(4);
  expect(lines[0]).toContain('"Reference"');
  expect(lines[0]).toContain('"Stage"');
  for (const line of lines.slice(1)) expect(line).toContain("Exported");
  await expect(dialog).toBeHidden();
});

test("a message to several is previewed and sent once; an unknown placeholder is refused", async ({
  editor: page,
  shipped,
}) => {
  const emails = await arrive(shipped, 2, "Written");
  await page.goto(listOf(shipped, "Written"));
  const dialog = await open(page, "Write a message");
  await dialog.getByLabel("Subject").fill("A question, {{firstName}}");
  await dialog
    .getByRole("textbox", { name: "Text", exact: true })
    .fill("Do you have time on {{day}}?");
  await dialog.getByRole("button", { name: "Preview" }).click();
  await expect(dialog.getByRole("alert")).toContainText("There is no placeholder {{day}} here.");
  await expectAccessibleInBothThemes(page, "dialog");
  await dialog
    .getByRole("textbox", { name: "Text", exact: true })
    .fill("Do you have time on Friday?\n\n{{link}}");
  await dialog.getByRole("button", { name: "Preview" }).click();
  await expect(dialog.getByText(/^Dear Written/).first()).toBeVisible();
  await expectAccessible(page, "dialog");
  const sent = (email: string) =>
    sentMail(shipped.dataDir).filter(
      ({ to, subject }) => to === email && subject.startsWith("A question, Written"),
    ).length;
  expect(sent(emails[0]!)).toBe(0);
  await dialog.getByRole("button", { name: "Send 2 messages" }).dblclick();
  await expect(dialog.getByText("2 done.")).toBeVisible();
  for (const email of emails) await expect.poll(() => sent(email)).toBe(1);
  await dialog.getByRole("button", { name: "Close" }).click();

  // It is on the application's record.
  const link = page.getByRole("row").filter({ hasText: emails[0]! }).getByRole("link").first();
  await page.goto(`${shipped.cmsUrl}${await link.getAttribute("href")}`);
  await expect(page.getByText(/^Sent: A question, Written/).first()).toBeVisible();
  for (const email of emails) expect(sent(email)).toBe(1);
});

/** @returns the address of the template for one of the site's own mails; the page is logged in */
async function templateOf(page: Page, { cmsUrl }: ShippedSite, purpose: string): Promise<string> {
  const templates = `${cmsUrl}/payload-api/mail-templates?where[purpose][equals]=${purpose}`;
  const { docs } = (await (await page.request.get(templates)).json()) as { docs: { id: string }[] };
  return `${cmsUrl}/admin/collections/mail-templates/${docs[0]!.id}`;
}

test("a changed template is reset to its shipped text, first in the form and then in mails", async ({
  editor: page,
  shipped,
}) => {
  const address = await templateOf(page, shipped, "declined");
  const tools = page.getByRole("region", { name: "Try the template" });
  const restore = tools.getByRole("button", { name: "Restore the shipped text" });
  const [subject, body] = [page.locator("#field-subject"), page.locator("#field-body")];
  const save = async () => {
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Updated successfully").first()).toBeVisible();
  };
  /** Opens what is stored. */
  const reopen = async (expected: string) => {
    await page.goto(address);
    await expect(body).toHaveValue(expected);
  };
  const preview = async (text: string) => {
    await expect(async () => {
      await tools.getByRole("button", { name: "Preview" }).click({ timeout: 2_000 });
      await expect(tools.getByRole("status")).toContainText(text);
    }).toPass();
  };
  await page.goto(address);
  await preview("We are sorry that we can't offer you a place this time.");
  await expect(restore).toBeDisabled();
  const [shippedSubject, shippedBody] = [await subject.inputValue(), await body.inputValue()];

  await subject.fill("Planted subject");
  await body.fill("Planted text of a coordinator.");
  await save();
  await reopen("Planted text of a coordinator.");
  await preview("Planted text of a coordinator.");

  // Nothing is stored until the form is saved.
  await restore.click();
  await expect(body).toHaveValue(shippedBody);
  await preview("We are sorry that we can't offer you a place this time.");
  await expect(tools.getByRole("status")).not.toContainText("Planted");
  const stored = await page.request.get(address.replace("/admin/collections/", "/payload-api/"));
  expect(await stored.json()).toMatchObject({ body: "Planted text of a coordinator." });

  await save();
  await reopen(shippedBody);
  await expect(subject).toHaveValue(shippedSubject);
  await expect(restore).toBeDisabled();
});

test("a template without its link isn't stored, and a valid one is previewed", async ({
  editor: page,
  shipped,
}) => {
  await page.goto(await templateOf(page, shipped, "selected"));
  const tools = page.getByRole("region", { name: "Try the template" });
  await expect(async () => {
    await tools.getByRole("button", { name: "Preview" }).click({ timeout: 2_000 });
    await expect(
      tools.getByText(/Good news: we would like to offer you an internship/),
    ).toBeVisible();
  }).toPass();
  await expectAccessibleInBothThemes(page, "section[aria-label='Try the template']");
  await tools.getByRole("button", { name: "Send a test to me" }).click();
  await expect(page.getByText(/^Sent to /)).toBeVisible();
  await page.locator("#field-body").fill("Please answer by {{answerBy}}.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(/This mail has to say \{\{link\}\}/)).toBeVisible();
});

for (const role of ["mentor", "editor"]) {
  test(`a ${role} finds neither exports nor messages`, async ({ editor: page, shipped }) => {
    const template = await templateOf(page, shipped, "declined");
    const account = { email: `${role}@example.org`, password: "correct-horse-battery" };
    const data = { ...account, name: role, roles: [role] };
    const made = await page.request.post(`${shipped.cmsUrl}/payload-api/users`, { data });
    expect(made.status()).toBe(201);
    const login = `${shipped.cmsUrl}/payload-api/users/login`;
    expect((await page.request.post(login, { data: account })).status()).toBe(200);
    await page.goto(`${shipped.cmsUrl}/admin/collections/${collection}`);
    await expect(page.getByRole("button", { name: "Open Menu" })).toBeVisible();
    for (const name of ["Export", "Write a message"]) {
      await expect(page.getByRole("button", { name, exact: true })).toBeHidden();
    }
    await page.goto(template);
    await expect(page.getByRole("button", { name: "Open Menu" })).toBeVisible();
    for (const name of ["Restore the shipped text", "Preview", "Save"]) {
      await expect(page.getByRole("button", { name, exact: true })).toHaveCount(0);
    }
    const stored = template.replace("/admin/collections/", "/payload-api/");
    const changed = await page.request.patch(stored, { data: { body: "Planted by a mentor." } });
    expect(changed.status()).toBe(403);
    for (const [path, body] of [
      [`submissions/${collection}/export`, { format: "csv", columns: ["reference"] }],
      [`applications/${collection}/message`, {}],
      ["templates/test", {}],
    ] as const) {
      const refused = await page.request.post(`${shipped.cmsUrl}/payload-api/${path}`, {
        data: body,
      });
      expect(refused.status()).toBe(403);
    }
  });
}
