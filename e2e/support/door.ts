/** An event with ticket holders, and phones at its doors. */
import { type BrowserContext, expect, type Page } from "@playwright/test";
import type { Ticket } from "@kdl/schemas/door/door";
import { printedPairingCode } from "@kdl/schemas/door/ticket-code";
import { formCases } from "./form-cases.ts";
import { expectAccessible } from "./test.ts";
import type { Site } from "./start-site.ts";

/** Registrations that are sent concurrently. */
const AT_ONCE = 8;
const names = ["Asha", "Ravi", "Zoë", "Mohammed", "Anna Maria", "Lakshmi", "Priya", "Arjun"];

export interface Guest {
  name: string;
  /** The ticket's code. */
  code: string;
  /** The private link's token. */
  token: string;
  reference: string;
}

export interface DoorEvent {
  id: string;
  slug: string;
  guests: Guest[];
}

let events = 0;

/** Adds an event that has begun, with this many guests. */
export async function openEvent(site: Site, amount: number, seatsLeft = 5): Promise<DoorEvent> {
  events += 1;
  const slug = `door-night-${events}`;
  const name = `Soldering night ${events}`;
  const id = site.upstream.addEvent({ slug, name, seats_left: amount + seatsLeft, waitlist: 1 });
  await site.refresh();
  const numbers = Array.from({ length: amount }, (_, number) => number);
  const guests = await someAtOnce(numbers, (number) => register(site, slug, number));
  return { id, slug, guests };
}

/** Registers a guest, who gets a seat. @param number determines the name */
export async function register(site: Site, slug: string, number: number): Promise<Guest> {
  const first_name = names[number % names.length]!;
  const last_name = `${String.fromCharCode(65 + (number % 26))}${number}`;
  const email = `${slug}-${number}@example.org`;
  const values = { ...formCases.eventRegistration.wire, first_name, last_name, email };
  const body = new URLSearchParams({
    ...(values as Record<string, string>),
    attending: "1",
    form_token: site.earlierToken(),
  });
  const headers = { accept: "application/json" };
  const answer = await fetch(`${site.url}/event-registration/${slug}`, {
    method: "POST",
    headers,
    body,
  });
  expect(answer.status).toBe(201);
  const { reference } = (await answer.json()) as { reference: string };
  const stored = site.upstream.submissions().find((one) => one.reference === reference);
  const token = stored?.linkToken ?? "";
  const { code } = await ticketOf(site, token);
  return { name: `${first_name} ${last_name[0]}.`, code, token, reference };
}

async function ticketOf(site: Site, token: string): Promise<Ticket> {
  const answer = await fetch(`${site.url}/trpc/registrations.status`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: site.url },
    body: JSON.stringify({ token }),
  });
  const { result } = (await answer.json()) as { result: { data: { ticket: Ticket } } };
  return result.data.ticket;
}

/** Limits concurrency, since the gateway sheds load in a crowd. */
async function someAtOnce<Item, Result>(
  items: readonly Item[],
  act: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  while (results.length < items.length) {
    const some = items.slice(results.length, results.length + AT_ONCE);
    results.push(...(await Promise.all(some.map(act))));
  }
  return results;
}

/** Pairs a phone with the link in an organiser's QR code, and waits until it works offline. */
export async function pairPhone(page: Page, site: Site, event: DoorEvent, device: string) {
  const code = site.upstream.pairingCode(event.id);
  await page.goto(`${site.url}/door#${code}`);
  await expect(page.getByLabel("Code", { exact: true })).toHaveValue(printedPairingCode(code));
  await page.getByLabel("Name of this phone").fill(device);
  await page.getByRole("button", { name: "Pair" }).click();
  await expect(page.locator("#counts")).not.toBeEmpty();
  await keptOnPhone(page);
}

const keptOnPhone = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) {
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
      );
    }
  });

/** Types the code of a ticket and waits for the outcome. */
export async function checkIn(page: Page, guest: Pick<Guest, "code">, word: string, name = "") {
  await page.getByLabel("Code on the ticket").fill(guest.code);
  await page.keyboard.press("Enter");
  await expect(outcome(page)).toContainText(word);
  await expect(outcome(page)).toContainText(name);
}

export const outcome = (page: Page) => page.locator("#outcome-text");
export const connection = (page: Page) => page.locator("#connection");
export const tab = (page: Page, name: string) =>
  page.getByRole("navigation").getByRole("button", { name });

/** How many guests' tickets say that they have been checked in. */
export async function insideOf(site: Site, { guests }: DoorEvent): Promise<number> {
  const tickets = await someAtOnce(guests, ({ token }) => ticketOf(site, token));
  return tickets.filter(({ checkedInAt }) => checkedInAt !== null).length;
}

/** What the phone has stored. Doesn't create a database that doesn't exist. */
export const storedOn = (page: Page) =>
  page.evaluate(async () => {
    const request = indexedDB.open("door");
    await new Promise((resolve) => request.addEventListener("success", resolve));
    const database = request.result;
    const counts = await Promise.all(
      [...database.objectStoreNames].map(async (name) => {
        const count = database.transaction(name).objectStore(name).count();
        await new Promise((resolve) => count.addEventListener("success", resolve));
        return count.result;
      }),
    );
    database.close();
    return counts.reduce((sum, count) => sum + count, 0);
  });

/** Three phones at one event go offline, scan, reload, and come online again in another order. */
export async function threeDoors(
  contexts: readonly BrowserContext[],
  site: Site,
  { tickets, doubles, reloads }: { tickets: number; doubles: number; reloads: number },
) {
  const event = await openEvent(site, tickets);
  const phones: Page[] = [];
  for (const [at, context] of contexts.entries()) {
    const page = await context.newPage();
    await pairPhone(page, site, event, `Door ${"ABC"[at]}`);
    phones.push(page);
  }
  for (const context of contexts) await context.setOffline(true);
  const scans = Array.from({ length: tickets + doubles }, (_, at) => ({
    guest: event.guests[at % tickets]!,
    phone: phones[(at + Math.floor(at / tickets)) % phones.length]!,
  }));
  const reloadEvery = Math.max(1, Math.floor(scans.length / reloads));
  for (const [at, { guest, phone }] of scans.entries()) {
    await checkIn(phone, guest, "Welcome", guest.name);
    if (at % reloadEvery === 0) {
      await phone.reload();
      await expect(phone.locator("#counts")).not.toBeEmpty();
    }
  }
  for (const at of [1, 2, 0]) {
    await contexts[at]!.setOffline(false);
    await expect(connection(phones[at]!)).toHaveText("Online");
  }
  return { event, phones };
}

/** Runs axe in the light and the dark theme, which the door page takes from the phone. */
export async function expectReadable(page: Page) {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
}
