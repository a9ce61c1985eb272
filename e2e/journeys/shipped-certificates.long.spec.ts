/** A coordinator issues certificates for an event, somebody checks one, its mail is sent again, and it is revoked. */
import { postSample } from "@kdl/mock-upstream/post-sample";
import { fullSample } from "@kdl/mock-upstream/submission-samples";
import type { Page } from "@playwright/test";
import { openDialog } from "../support/admin.ts";
import { editorApi } from "../support/editor-api.ts";
import { mailedTo } from "../support/outbox.ts";
import type { ShippedSite } from "../support/shipped-site.ts";
import { expect, expectAccessibleInBothThemes, test } from "../support/shipped-test.ts";

const collection = "event-registrations";
const DAY_MS = 24 * 60 * 60_000;

/** An event with three people, of whom two came. */
async function attended(shipped: ShippedSite, slug: string) {
  const api = await editorApi(shipped.cmsUrl);
  const startsAt = Date.now() + DAY_MS;
  const event = await api.create("events", {
    name: `Open Lab ${slug}`,
    slug,
    type: "Offline",
    status: "scheduled",
    startsAt: new Date(startsAt).toISOString(),
    endsAt: new Date(startsAt + DAY_MS / 8).toISOString(),
    publish: true,
    registrationButton: true,
    _status: "published",
  });
  const target = { baseUrl: shipped.cmsUrl, send: shipped.send };
  const emails = ["శ్రీలక్ష్మి", "Ravi", "Meera"].map((name, at) => ({
    name,
    email: `${slug}-${at}@example.org`,
  }));
  for (const { name, email } of emails) {
    const sample = fullSample("event-registration", event);
    const values = { ...sample.values, email, first_name: name, last_name: "Rao" };
    expect((await postSample(target, { ...sample, values })).status).toBe(201);
  }
  const registrations = (await api.list(collection)).filter(({ email }) =>
    String(email).startsWith(`${slug}-`),
  );
  for (const { id, email } of registrations) {
    const attendance = email === emails[2]!.email ? "no-show" : "attended";
    await api.update(collection, String(id), { attendance });
  }
  return { event, emails: emails.map(({ email }) => email), api };
}

const listOf = (shipped: ShippedSite, event: string) =>
  `${shipped.cmsUrl}/admin/collections/${collection}?where[or][0][and][0][event][equals]=${event}&limit=50`;

test("issues two of three in one go, which are told, checked and revoked", async ({
  browser,
  editor: page,
  shipped,
}) => {
  const { event, emails, api } = await attended(shipped, "certificates");
  await page.goto(listOf(shipped, event));
  const button = page.getByRole("button", { name: /^Certificates for all 3/ });
  const dialog = await openDialog(page, button);
  await expect(dialog).toContainText("1 can’t get one");
  await expect(dialog.getByLabel("What for")).toHaveValue("Open Lab certificates");
  await expect(dialog.getByLabel(/^Hours/)).toHaveValue("3");
  await expectAccessibleInBothThemes(page, "dialog");
  await dialog.getByRole("button", { name: "Issue 2 certificates" }).click();
  await expect(dialog.getByRole("status")).toHaveText("2 certificates issued.");
  await dialog.getByRole("button", { name: "Close" }).click();

  const mailed = (email: string) =>
    mailedTo(shipped.dataDir).filter((address) => address === email).length;
  for (const email of emails.slice(0, 2)) await expect.poll(() => mailed(email)).toBe(2);
  expect(mailed(emails[2]!)).toBe(1);

  const certificates = await api.list("certificates");
  const found = certificates.find(({ name }) => name === "శ్రీలక్ష్మి Rao");
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${shipped.url}/verify/${String(found?.["number"])}`);
  await expect(visitor.getByRole("heading", { name: "Valid" })).toBeVisible();
  const download = visitor.waitForEvent("download");
  await visitor.getByRole("link", { name: "PDF to print" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);

  await openCertificate(page, shipped, String(found?.["id"]));
  await expectAccessibleInBothThemes(page, "section:has(> h2)");
  await sendAgain(page);
  await expect(page.getByText("It is being sent.")).toBeVisible();
  await expect.poll(() => mailed(emails[0]!)).toBe(3);

  await revoke(page);
  await visitor.reload();
  await expect(visitor.getByRole("heading", { name: "Revoked" })).toBeVisible();
  await expect.poll(() => mailed(emails[0]!)).toBe(4);
  await visitor.context().close();
});

test.describe("while the CMS fails", () => {
  test.use({ expectedErrors: /status of 503/ });

  test("a mail that can't be sent again is reported, and can be tried again", async ({
    editor: page,
    shipped,
  }) => {
    const { event, emails, api } = await attended(shipped, "failing");
    const registration = (await api.list(collection)).find(({ email }) => email === emails[1]);
    await api.command(`issuing/${collection}/issue`, {
      ids: [registration?.["id"]],
      title: event,
      hours: 3,
      startsOn: null,
      endsOn: null,
    });
    const certificate = (await api.list("certificates")).find(({ title }) => title === event);
    await openCertificate(page, shipped, String(certificate?.["id"]));
    const busy = { status: 503, json: { message: "Too busy. Please try again." } };
    await page.route("**/issuing/certificates/*/mail", (route) => route.fulfill(busy));
    await sendAgain(page);
    await expect(page.getByText("Too busy. Please try again.")).toBeVisible();
    await expect(page.getByRole("button", { name: SEND_AGAIN })).toBeEnabled();
  });
});

const SEND_AGAIN = "Send the mail again";

async function openCertificate(page: Page, { cmsUrl }: ShippedSite, id: string) {
  await page.goto(`${cmsUrl}/admin/collections/certificates/${id}`);
  await expect(page.getByRole("heading", { name: "Valid" })).toBeVisible();
}

const sendAgain = (page: Page) => page.getByRole("button", { name: SEND_AGAIN }).click();

async function revoke(page: Page) {
  const reason = page.getByLabel(/^Why/);
  await expect(async () => {
    if (await reason.isHidden()) {
      await page.getByText("Revoke this certificate").click({ timeout: 2_000 });
    }
    await expect(reason).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expectAccessibleInBothThemes(page, "section:has(> h2)");
  await reason.fill("The name was misspelt.");
  await page.getByRole("button", { name: "Revoke" }).click();
  await expect(page.getByRole("heading", { name: "Revoked" })).toBeVisible();
}

test("an editor sees no certificates, and can issue none", async ({ shipped }) => {
  const { api } = await attended(shipped, "forbidden");
  const account = { email: "editor-of-certificates@example.org", password: "seven blue umbrellas" };
  await api.create("users", { ...account, name: "Edith", roles: ["editor"] });
  const { token } = await editorApi(shipped.cmsUrl, account);
  const headers = { authorization: `JWT ${token}`, "content-type": "application/json" };
  const [registration] = await api.list(collection);
  const body = JSON.stringify({
    ids: [registration?.["id"]],
    title: "Open Lab",
    hours: null,
    startsOn: null,
    endsOn: null,
  });
  const ask = (path: string, method: string) =>
    fetch(`${shipped.cmsUrl}/payload-api/${path}`, {
      method,
      headers,
      ...(method === "POST" && { body }),
    });
  expect((await ask(`issuing/${collection}/issue`, "POST")).status).toBe(403);
  expect((await ask(`issuing/${collection}/candidates`, "POST")).status).toBe(403);
  expect((await ask("certificates", "GET")).status).toBe(403);
  expect((await ask("globals/certificate-settings", "GET")).status).toBe(403);
});
