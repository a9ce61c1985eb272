/** An organiser moves an event and tells the people who are registered, or decides not to. */
import { randomUUID } from "node:crypto";
import { postSample } from "@kdl/mock-upstream/post-sample";
import { bareSample } from "@kdl/mock-upstream/submission-samples";
import { sentMail } from "@kdl/runtime/testing/sent-mail";
import type { Page } from "@playwright/test";
import { openDialog } from "../support/admin.ts";
import { editorApi } from "../support/editor-api.ts";
import type { ShippedSite } from "../support/shipped-site.ts";
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  test,
} from "../support/shipped-test.ts";

test.use({ siteName: "event-mails", expectedErrors: /status of 40[09]/ });

const DAY_MS = 24 * 60 * 60_000;

/** An event with registrations. */
async function eventWith(shipped: ShippedSite, people: number) {
  const api = await editorApi(shipped.cmsUrl);
  const startsAt = Date.now() + 7 * DAY_MS;
  const name = `Harbour Walk ${randomUUID().slice(0, 8)}`;
  const id = await api.create("events", {
    name,
    slug: name.toLowerCase().replaceAll(" ", "-"),
    type: "Offline",
    location: "Gate 1",
    startsAt: new Date(startsAt).toISOString(),
    endsAt: new Date(startsAt + DAY_MS / 12).toISOString(),
    _status: "published",
  });
  const target = { baseUrl: shipped.cmsUrl, send: shipped.send };
  const emails = Array.from({ length: people }, () => `walker.${randomUUID()}@example.org`);
  for (const email of emails) {
    const sample = bareSample("event-registration", id);
    const values = { ...sample.values, email };
    expect((await postSample(target, { ...sample, values })).status).toBe(201);
  }
  return { id, name, emails };
}

const mailsTo = (shipped: ShippedSite, email: string, subject: RegExp) =>
  sentMail(shipped.dataDir).filter((mail) => mail.to === email && subject.test(mail.subject));

/** Changes the place in the form, and publishes. */
async function publishMove(page: Page, shipped: ShippedSite, id: string) {
  await page.goto(`${shipped.cmsUrl}/admin/collections/events/${id}`);
  const place = page.getByLabel("Location");
  await expect(async () => {
    await place.fill("Gate 7", { timeout: 2_000 });
    await expect(page.getByRole("button", { name: "Publish changes" })).toBeEnabled();
  }).toPass();
  await page.getByRole("button", { name: "Publish changes" }).click();
}

test("moves an event, sees the mail, adds a sentence and tells each person once", async ({
  editor: page,
  shipped,
}) => {
  const { id, name, emails } = await eventWith(shipped, 3);
  await publishMove(page, shipped, id);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading")).toHaveText("3 people are registered: tell them");
  const preview = dialog.getByRole("region", { name: "Preview" });
  await expect(preview).toContainText(`New place: ${name}`);
  await expect(preview).toContainText("Where: Gate 7");
  await expectAccessibleInBothThemes(page, "dialog");

  // Postponing it keeps the question above the event, also after a reload.
  await dialog.getByRole("button", { name: "Later" }).click();
  await page.reload();
  const ask = page.getByRole("button", { name: "Tell them", exact: true });
  await expect(
    page.getByText("3 people are registered and don’t know about it yet."),
  ).toBeVisible();
  await openDialog(page, ask);
  await dialog.getByLabel("A sentence of your own").fill("The tide is <b>$& high");
  await expect(preview).toContainText("The tide is <b>$& high");
  for (const email of emails) expect(mailsTo(shipped, email, /^New place/)).toEqual([]);
  await dialog.getByRole("button", { name: "Send 3 mails" }).dblclick();
  await expect(dialog.getByRole("heading")).toHaveText("3 mails on the way");
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(ask).toBeHidden();

  for (const email of emails) {
    await expect.poll(() => mailsTo(shipped, email, /^New place/).length).toBe(1);
    const [mail] = mailsTo(shipped, email, /^New place/);
    expect(mail!.text).toContain("The tide is <b>$& high");
    expect(mail!.text).toContain("Before: Where: Gate 1");
    expect(mail!.source).toContain("method=REQUEST");
  }
  const log = page.getByRole("region", { name: "Mails to participants" });
  await expect(log).toContainText("3 sent");
  await expect(log).toContainText("Change told: New place");
  await expectAccessible(page, "section[aria-labelledby='event-mails-title']");
  for (const email of emails) expect(mailsTo(shipped, email, /^New place/)).toHaveLength(1);
});

test("decides not to notify people: nobody gets a mail, and the log says why", async ({
  editor: page,
  shipped,
}) => {
  const { id, emails } = await eventWith(shipped, 1);
  await publishMove(page, shipped, id);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Don’t tell them" }).click();
  const confirm = dialog.getByRole("button", { name: "Don’t tell them" });
  await expect(confirm).toBeDisabled();
  await expectAccessible(page, "dialog");
  await dialog.getByLabel("Why").fill("I called her");
  await confirm.click();
  await expect(dialog).toBeHidden();
  const log = page.getByRole("region", { name: "Mails to participants" });
  await expect(log).toContainText("Change not told: New place");
  await expect(log).toContainText("Nothing sent");
  await log.getByText("Why", { exact: true }).click();
  await expect(log).toContainText("I called her");
  await page.reload();
  await expect(log).toContainText("Change not told");
  await expect(page.getByRole("button", { name: "Tell them", exact: true })).toBeHidden();
  expect(mailsTo(shipped, emails[0]!, /^New place/)).toEqual([]);
});

test("nobody is registered: nothing is asked", async ({ editor: page, shipped }) => {
  const { id } = await eventWith(shipped, 0);
  const asked = page.waitForResponse((response) => response.url().endsWith(`${id}/untold`));
  await publishMove(page, shipped, id);
  await asked;
  await expect(page.getByRole("button", { name: "Publish changes" })).toBeDisabled();
  const again = await page.request.post(`${shipped.cmsUrl}/payload-api/event-mails/${id}/untold`, {
    data: {},
  });
  expect(await again.json()).toEqual({ untold: null });
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("writes to all participants, after an unknown placeholder has been refused", async ({
  editor: page,
  shipped,
}) => {
  const { id, name, emails } = await eventWith(shipped, 2);
  await page.goto(`${shipped.cmsUrl}/admin/collections/events/${id}`);
  const dialog = await openDialog(page, page.getByRole("button", { name: "Write a message" }));
  await expect(dialog.getByLabel("All participants (2)")).toBeChecked();
  await dialog.getByLabel("Subject").fill("What to wear");
  const text = dialog.getByRole("textbox", { name: "Text", exact: true });
  await text.fill("For {{evnt}}");
  await dialog.getByRole("button", { name: "Preview" }).click();
  await expect(dialog.getByRole("alert")).toContainText("There is no placeholder {{evnt}} here.");
  await expectAccessibleInBothThemes(page, "dialog");
  await text.fill("For {{event}}: shoes.");
  await dialog.getByRole("button", { name: "Preview" }).click();
  await expect(dialog.getByRole("region", { name: "Preview" })).toContainText(
    `For ${name}: shoes.`,
  );
  await dialog.getByRole("button", { name: "Send 2 mails" }).dblclick();
  await expect(dialog.getByRole("heading")).toHaveText("2 mails on the way");
  for (const email of emails) {
    await expect.poll(() => mailsTo(shipped, email, /^What to wear/).length).toBe(1);
  }
});
