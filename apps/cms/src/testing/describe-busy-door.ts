/** Many scans at once, on the database that the environment names. */
import type { Payload } from "payload";
import { beforeAll, expect, test } from "vitest";
import type { ReadScan } from "../door/read-scans.ts";
import { ticketCode } from "../tickets/ticket-code.ts";
import { pairTestPhone, type TestPhone, walkIn } from "./door.ts";
import { createEvent } from "./events.ts";
import { seededRandom } from "./random-places.ts";
import { placeLog, register } from "./registrations.ts";

const TICKETS = 300;
const PHONES = 3;
const DOUBLE = 30;
const MINUTE_MS = 60_000;
const collection = "event-registrations";

const outcomes = (results: (readonly { outcome: string }[])[]) =>
  results.flat().map(({ outcome }) => outcome);

/** Declares the tests. @param start starts Payload with an empty database */
export function describeBusyDoor(start: () => Promise<Payload>): void {
  let payload: Payload;
  beforeAll(async () => {
    payload = await start();
  });

  const phonesAt = (event: string) =>
    Promise.all(
      Array.from({ length: PHONES }, (_, at) => pairTestPhone(payload, event, `Door ${at + 1}`)),
    );
  const rows = async (event: string) =>
    (await payload.find({ collection, where: { event: { equals: event } }, pagination: false }))
      .docs;

  test("queues of offline phones lose nothing, whatever order they arrive in", async () => {
    const random = seededRandom(7);
    const event = await createEvent(payload);
    for (let count = 0; count < TICKETS; count += 1) await register(payload, event.id);
    const tickets = (await rows(event.id)).map((row) => ({ id: row.id, code: ticketCode(row) }));
    const phones = await phonesAt(event.id);
    const begin = Date.now() - 50 * MINUTE_MS;
    const queues: ReadScan[][] = phones.map(() => []);
    const earliest = new Map<string, { at: string; by: string }>();
    const scanAt = (phone: number, ticket: { id: string; code: string }, at: Date) => {
      queues[phone]!.push(phones[phone]!.scan(ticket.code, { at }));
      const before = earliest.get(ticket.id);
      if (before && before.at <= at.toISOString()) return;
      earliest.set(ticket.id, { at: at.toISOString(), by: phones[phone]!.device });
    };
    for (const [index, ticket] of tickets.entries()) {
      const own = index % PHONES;
      const at = () => new Date(begin + Math.floor(random() * 40 * MINUTE_MS));
      scanAt(own, ticket, at());
      if (index < DOUBLE) scanAt((own + 1) % PHONES, ticket, at());
    }

    /** Sends a queue in pieces of any size, out of order, and most of them twice. */
    async function deliver(phone: TestPhone, queue: ReadScan[]) {
      const left = queue.toSorted(() => random() - 0.5);
      while (left.length > 0) {
        const piece = left.splice(0, 1 + Math.floor(random() * 60));
        const sends = random() < 0.6 ? [piece, piece.toReversed()] : [piece];
        const results = await Promise.all(sends.map((scans) => phone.scans(...scans)));
        for (const told of results.flat()) expect(["accepted", "already"]).toContain(told.outcome);
      }
    }
    await Promise.all(phones.map((phone, at) => deliver(phone, queues[at]!)));

    const after = await rows(event.id);
    expect(after).toHaveLength(TICKETS);
    for (const { id, checkedInAt: at, checkedInBy: by, attendance } of after) {
      expect({ at, by, attendance }).toEqual({ ...earliest.get(id), attendance: "attended" });
    }
    const { totalDocs } = await payload.db.count({
      collection: "door-scans",
      where: { event: { equals: event.id } },
    });
    expect(totalDocs).toBe(TICKETS + DOUBLE);
    for (const phone of phones) expect((await phone.manifest()).conflicts).toHaveLength(DOUBLE);
  }, 240_000);

  test("a hundred concurrent scans by three phones, some of walk-ins, take no seat twice", async () => {
    const event = await createEvent(payload, { capacity: 40 });
    for (let count = 0; count < 30; count += 1) await register(payload, event.id);
    const codes = (await rows(event.id)).map(ticketCode);
    const phones = await phonesAt(event.id);
    const begin = Date.now() - MINUTE_MS;
    // Each is later than the previous phone's scan of the same code.
    const scansOf = (phone: TestPhone, number: number) =>
      codes.map((code) => phone.scan(code, { at: new Date(begin + number * 1000) }));
    const checkIns = phones.map((phone, number) =>
      Promise.all(scansOf(phone, number).map((scan) => phone.scans(scan))),
    );
    const admissions = phones.flatMap((phone) => [1, 2, 3, 4].map(() => phone.scans(walkIn())));
    // Others register for seats at the same time.
    const joins = Array.from({ length: 10 }, () => register(payload, event.id));
    const [[earliest, ...later], admitted] = await Promise.all([
      Promise.all(checkIns),
      Promise.all(admissions),
      Promise.allSettled(joins),
    ]);
    // The earliest scan counts, whichever arrives first.
    expect(new Set(outcomes(earliest!))).toEqual(new Set(["accepted"]));
    for (const told of outcomes(later.flat())) expect(["accepted", "already"]).toContain(told);
    const seated = (await rows(event.id)).filter(({ place }) => place === "seated");
    expect(seated).toHaveLength(40);
    const checkedIn = seated.filter(({ checkedInAt }) => checkedInAt);
    const accepted = outcomes(admitted).filter((told) => told === "accepted");
    expect(checkedIn).toHaveLength(codes.length + accepted.length);
    const tickets = checkedIn.filter((row) => codes.includes(ticketCode(row)));
    expect(new Set(tickets.map((row) => row.checkedInBy))).toEqual(new Set(["Door 1"]));
    expect(await placeLog(payload, event.id)).toHaveLength((await rows(event.id)).length);
  }, 240_000);
}
