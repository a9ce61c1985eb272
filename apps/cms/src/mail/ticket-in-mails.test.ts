import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { printedTicketCode } from "@kdl/schemas/door/ticket-code";
import type { Payload } from "payload";
import { decodeQR } from "qr/decode.js";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import type { Event } from "../payload-types.ts";
import { createEvent } from "../testing/events.ts";
import { type Registrant, register, stored } from "../testing/registrations.ts";
import { startPayload } from "../testing/start-payload.ts";
import { readOwn } from "../submissions/places/act.ts";
import { registrationToWire } from "../submissions/places/registration-to-wire.ts";
import { ticketCode } from "../tickets/ticket-code.ts";
import { cleanMessage } from "./clean-message.ts";
import { composeMail } from "./compose-mail.ts";
import type { MailKind } from "./mail-kinds.ts";
import { outboxTransport } from "./transport.ts";

const collection = "event-registrations";
const sender = { name: "The site", address: "no-reply@example.org" };
const TICKET = /^Ticket: ([0-9A-Z]{5}-[0-9A-Z]{5})\. Show this at the door/m;

let payload: Payload;
let event: Event;
let seated: Registrant;
let waiting: Registrant;
beforeAll(async () => {
  payload = await startPayload();
  const data = { email: "staff@example.org", _status: "published" } as const;
  await payload.updateGlobal({ slug: "contact", data });
  event = await createEvent(payload, { capacity: 1 });
  seated = await register(payload, event.id);
  waiting = await register(payload, event.id);
});

const composed = ({ id }: Registrant, kind: MailKind) =>
  composeMail(payload, { collection, id, kind, job: "a-job" });
const textOf = async (person: Registrant, kind: MailKind) =>
  String((await composed(person, kind))?.text);
const codeOf = async ({ id }: Registrant) =>
  printedTicketCode(ticketCode(await stored(payload, id)));

test("people with a seat get their ticket in their mails", async () => {
  const code = await codeOf(seated);
  for (const kind of ["confirmation", "event-reminder", "seat-accepted"] as const) {
    expect([kind, TICKET.exec(await textOf(seated, kind))?.[1]]).toEqual([kind, code]);
  }
  await payload.db.updateOne({ collection, id: seated.id, data: { ticketVersion: 2 } });
  expect(await codeOf(seated)).not.toBe(code);
  expect(await textOf(seated, "confirmation")).toContain(await codeOf(seated));
});

test("the HTML shows the ticket's QR code, and the plain text only its characters", async () => {
  for (const kind of ["confirmation", "event-reminder"] as const) {
    const message = await composed(seated, kind);
    const { pictures, html, text, calendar } = cleanMessage(message!, sender);
    const [{ cid, content } = { cid: "", content: Buffer.alloc(0) }] = pictures;
    expect(pictures).toHaveLength(1);
    expect(content.length).toBeLessThan(1024);
    const { data, info } = await sharp(content).ensureAlpha().raw().toBuffer({
      resolveWithObject: true,
    });
    const { width, height } = info;
    expect(printedTicketCode(decodeQR({ width, height, data }))).toBe(await codeOf(seated));
    const alt = `QR code of your ticket ${await codeOf(seated)}`;
    expect(html).toContain(
      `<img src="cid:${cid}" alt="${alt}" width="${width}" height="${height}">`,
    );
    expect(text).not.toContain("cid:");
    expect(calendar?.method).toBe("REQUEST");
  }
});

test("the sent message has plain text, HTML with its picture, and the invitation", async () => {
  const clean = cleanMessage((await composed(seated, "confirmation"))!, sender);
  const folder = await mkdtemp(join(tmpdir(), "outbox-"));
  const source = await readFile(join(folder, await outboxTransport(folder)(clean)), "utf8");
  await rm(folder, { recursive: true });
  const types = [...source.matchAll(/^Content-Type: ([\w/+-]+)/gm)].map(([, type]) => type);
  expect(types).toEqual([
    "multipart/mixed",
    "multipart/alternative",
    "text/plain",
    "multipart/related",
    "text/html",
    "image/png",
    "text/calendar",
    "application/ics",
  ]);
  const { cid, content } = clean.pictures[0]!;
  expect(source).toContain(`Content-ID: <${cid}>`);
  expect(source.replaceAll("\r\n", "")).toContain(content.toString("base64"));
  expect(Buffer.byteLength(source)).toBeLessThan(16 * 1024);
});

test("a reissued ticket has a new picture, with a new id", async () => {
  const before = cleanMessage((await composed(seated, "confirmation"))!, sender).pictures[0]!;
  await payload.db.updateOne({ collection, id: seated.id, data: { ticketVersion: 3 } });
  const after = cleanMessage((await composed(seated, "confirmation"))!, sender).pictures[0]!;
  expect(after.cid).not.toBe(before.cid);
  expect(after.content.equals(before.content)).toBe(false);
});

test("the mail about a new ticket says that the earlier one isn't valid, and has the same facts", async () => {
  const mail = await composed(seated, "ticket-reissued");
  expect(mail?.subject).toMatch(/^Your new ticket: Open Lab \(/);
  expect(mail?.text).toContain(
    "new ticket for you, which you find below. The earlier one isn't valid",
  );
  expect(mail?.text).not.toContain("Thank you for registering");
  expect(TICKET.exec(String(mail?.text))?.[1]).toBe(await codeOf(seated));
  const confirmation = String((await composed(seated, "confirmation"))?.text);
  expect(String(mail?.text)).toMatch(/\/registration\/[\w-]{43}\n/);
  // Below the greeting and its two paragraphs.
  for (const part of confirmation.split("\n\n").slice(3, -1)) expect(mail?.text).toContain(part);
  expect(mail?.attachments).toHaveLength(1);
});

test("no mail mentions a new ticket to somebody who had none before", async () => {
  const other = await register(payload, (await createEvent(payload)).id);
  expect(await composed(other, "ticket-reissued")).toBeNull();
  expect(await composed(waiting, "ticket-reissued")).toBeNull();
});

test("a reissued ticket is the same in mails and on the page of the private link", async () => {
  const own = await readOwn(payload, seated.token, new Date());
  const { ticket } = await registrationToWire(payload, own, new Date());
  expect(printedTicketCode(ticket?.code ?? "")).toBe(await codeOf(seated));
});

test("people on the waitlist and staff get no ticket", async () => {
  expect(await textOf(waiting, "confirmation")).not.toMatch(TICKET);
  expect(await textOf(waiting, "confirmation")).not.toContain(await codeOf(waiting));
  expect(await textOf(seated, "notice")).not.toContain(await codeOf(seated));
  for (const [person, kind] of [
    [waiting, "confirmation"],
    [seated, "notice"],
  ] as const) {
    expect((await composed(person, kind))?.attachments).toBeUndefined();
  }
});

test.each([{ type: "Online" }, { type: "Offline", status: "cancelled" }] as const)(
  "no mail has a ticket if the event has no door: %j",
  async (more) => {
    await payload.update({ collection: "events", id: event.id, data: more });
    expect(await textOf(seated, "confirmation")).not.toMatch(TICKET);
    for (const kind of ["confirmation", "ticket-reissued"] as const) {
      const mail = await composed(seated, kind);
      expect(mail?.attachments).toBeUndefined();
      expect(mail?.text).not.toContain("find below");
    }
  },
);
