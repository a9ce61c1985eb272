/** What editors do in the admin, and when visitors see it. */
import { logIn, openDocument, openPreview, publish, saveDraft, write } from "../support/admin.ts";
import { expect, expectOnSite, hydrated, inLongTier, test } from "../support/shipped-test.ts";

test("a published edit is on the site at once", async ({ page: editor, shipped }) => {
  await logIn(editor, shipped.cmsUrl);
  await openDocument(editor, shipped.cmsUrl, "services", "Mentoring");
  await write(editor, "title", "Mentors and You");
  await write(editor, "shortDescription", "An hour a week with somebody who has been there.");
  await publish(editor);
  await expectOnSite(`${shipped.url}/services/mentoring`, { has: "Mentors and You" });
  await expectOnSite(`${shipped.url}/services`, { has: "An hour a week" });

  await editor.goto(`${shipped.url}/services`);
  await editor.getByRole("link", { name: "Mentors and You" }).first().click();
  await expect(editor.getByRole("heading", { level: 1, name: "Mentors and You" })).toBeAttached();
});

test("a draft shows only in the preview", inLongTier, async ({ editor, shipped }) => {
  await openDocument(editor, shipped.cmsUrl, "services", "Research");
  await write(editor, "title", "Research, half written");
  await saveDraft(editor);

  const preview = await openPreview(editor);
  const draft = preview.getByRole("heading", { level: 1, name: "Research, half written" });
  await expect(draft).toBeAttached();
  expect(preview.url()).toBe(`${shipped.url}/services/research`);
  await hydrated(preview);
  await preview.getByRole("navigation", { name: "Breadcrumb" }).getByText("Services").click();
  await expect(preview).toHaveURL(`${shipped.url}/services`);
  await expect(preview.getByRole("heading", { name: "Research, half written" })).toBeVisible();

  // Another change makes the gateway reload all services, which must not include the draft.
  await openDocument(editor, shipped.cmsUrl, "services", "Funding");
  await write(editor, "title", "Funding and Grants");
  await publish(editor);
  await expectOnSite(`${shipped.url}/services`, {
    has: "Funding and Grants",
    lacks: "Research, half written",
  });

  await preview.getByRole("link", { name: "Leave preview" }).click();
  await expect(preview.getByText("You are looking at a preview")).toHaveCount(0);
  await preview.goto(`${shipped.url}/services/research`);
  await expect(
    preview.getByRole("heading", { level: 1, name: "Research", exact: true }),
  ).toBeAttached();
});

test(
  "questions stay with a service whose title is rewritten",
  inLongTier,
  async ({ editor, shipped }) => {
    await openDocument(editor, shipped.cmsUrl, "services", "Internship");
    await write(editor, "title", "Apprenticeship");
    await saveDraft(editor);
    const preview = await openPreview(editor);
    await expect(preview.getByRole("heading", { level: 1, name: "Apprenticeship" })).toBeAttached();
    await expect(preview.getByText("Frequently Asked Questions")).toBeVisible();

    await publish(editor);
    const address = `${shipped.url}/services/internship`;
    await expectOnSite(address, { has: "Apprenticeship" });
    await expectOnSite(address, { has: "Frequently Asked Questions" });
  },
);

test(
  "a draft of something new has no page before it is published",
  inLongTier,
  async ({ editor, shipped }) => {
    const address = `${shipped.url}/clubs/radio-club`;
    await editor.goto(`${shipped.cmsUrl}/admin/collections/clubs/create`);
    await write(editor, "title", "Radio Club");
    await saveDraft(editor);
    await editor.waitForURL(`${shipped.cmsUrl}/admin/collections/clubs/*-*`);
    expect((await fetch(address)).status).toBe(404);
    await publish(editor);
    await expectOnSite(address, { has: "Radio Club" });
    await expectOnSite(`${shipped.url}/clubs`, { has: "Radio Club" });
  },
);
