/** A coordinator pairs a phone, which checks a guest in; the guest sees it, and the phone is revoked. */
import { randomUUID } from "node:crypto";
import { postSample } from "@kdl/mock-upstream/post-sample";
import { bareSample } from "@kdl/mock-upstream/submission-samples";
import type { Page } from "@playwright/test";
import { openDialog } from "../support/admin.ts";
import { editorApi } from "../support/editor-api.ts";
import type { ShippedSite } from "../support/shipped-site.ts";
import { expect, expectAccessibleInBothThemes, test } from "../support/shipped-test.ts";

const DAY_MS = 24 * 60 * 60_000;

/** An event of tomorrow with one guest. */
async function eventWithGuest(shipped: ShippedSite) {
  const api = await editorApi(shipped.cmsUrl);
  const startsAt = Date.now() + DAY_MS;
  const event = await api.create("events", {
    name: "Kite Evening",
    slug: `kite-evening-${randomUUID().slice(0, 8)}`,
    type: "Offline",
    startsAt: new Date(startsAt).toISOString(),
    endsAt: new Date(startsAt + DAY_MS / 8).toISOString(),
    _status: "published",
  });
  const sample = bareSample("event-registration", event);
  const values = { ...sample.values, email: `guest.${randomUUID()}@example.org` };
  const target = { baseUrl: shipped.cmsUrl, send: shipped.send };
  const { status, body } = await postSample(target, { ...sample, values });
  expect(status).toBe(201);
  await shipped.refresh();
  return { event, page: `${shipped.url}/registration/${String(body["link_token"])}` };
}

const ticketIn = (page: Page) => page.getByRole("region", { name: "Your ticket" });

test("a phone is paired, checks somebody in by a typed code, and is revoked", async ({
  browser,
  editor: admin,
  shipped,
}) => {
  const { event, page: link } = await eventWithGuest(shipped);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const guest = await context.newPage();
  await guest.goto(link);
  const picture = ticketIn(guest).getByRole("img", { name: "QR code of your ticket" });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const printed = /[0-9A-Z]{5}-[0-9A-Z]{5}/.exec(await ticketIn(guest).innerText())?.[0] ?? "";
  await expectAccessibleInBothThemes(guest, "main");

  await admin.goto(`${shipped.cmsUrl}/admin/collections/events/${event}/participants`);
  const phones = admin.getByRole("region", { name: "Phones at the door" });
  await expect(phones).toContainText("No phone is paired with this event yet.");
  const dialog = await openDialog(admin, phones.getByRole("button", { name: "Pair a phone" }));
  await expectAccessibleInBothThemes(admin, "dialog");
  const code = /[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(await dialog.innerText())?.[0] ?? "";

  const phone = await context.newPage();
  await phone.goto(`${shipped.url}/door#${code.replace("-", "")}`);
  await expect(phone.getByLabel("Code", { exact: true })).toHaveValue(code);
  await phone.getByLabel(/^Name of this phone/).fill("Front door");
  await phone.getByRole("button", { name: "Pair" }).click();
  await expect(dialog.getByRole("status")).toHaveText("Paired: Front door");
  await dialog.getByRole("button", { name: "Done" }).click();

  await phone.getByLabel("Code on the ticket").fill(printed.toLowerCase());
  await phone.getByRole("button", { name: "Check in" }).click();
  await expect(phone.locator("#outcome-word")).toHaveText("Welcome");
  await expect(async () => {
    await guest.reload();
    await expect(ticketIn(guest)).toContainText("Checked in:", { timeout: 1_000 });
  }).toPass();

  await expectAccessibleInBothThemes(admin, "section:has(> h2)");
  await phones.getByRole("button", { name: "Revoke Front door" }).click();
  await dialog.getByRole("button", { name: "Revoke" }).click();
  await expect(phones).toContainText("Not paired any more (1)");
  await phone.getByLabel("Code on the ticket").fill("00000-00000");
  await phone.getByRole("button", { name: "Check in" }).click();
  await expect(phone.getByRole("heading", { name: "Pair this phone" })).toBeVisible();
  await context.close();
});

test("a code works once, and editors can’t create one", async ({ shipped }) => {
  const { event } = await eventWithGuest(shipped);
  const { api, token } = await coordinator(shipped);
  const codes = `${shipped.cmsUrl}/payload-api/door/events/${event}/codes`;
  const make = (account: string) =>
    fetch(codes, {
      method: "POST",
      headers: { authorization: `JWT ${account}`, "content-type": "application/json" },
      body: "{}",
    });
  const { code } = (await (await make(token)).json()) as { code: string };
  const pair = () =>
    fetch(`${shipped.url}/trpc/door.pair`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ code, device: "Phone" }),
    });
  const statuses = (await Promise.all([pair(), pair()])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 404]);
  const account = { email: `editor.${randomUUID()}@example.org`, password: "seven blue umbrellas" };
  await api.create("users", { ...account, name: "Edith", roles: ["editor"] });
  const editor = await editorApi(shipped.cmsUrl, account);
  expect((await make(editor.token)).status).toBe(403);
  // The CMS accepts only requests that a gateway has signed.
  const direct = await fetch(`${shipped.cmsUrl}/api/door/manifest`);
  expect(direct.status).toBe(401);
});

async function coordinator(shipped: ShippedSite) {
  const api = await editorApi(shipped.cmsUrl);
  const account = { email: `door.${randomUUID()}@example.org`, password: "seven blue umbrellas" };
  await api.create("users", { ...account, name: "Imran", roles: ["coordinator"] });
  const { token } = await editorApi(shipped.cmsUrl, account);
  return { api, token };
}
