/** Tickets at the door, on the database that the environment names. */
import { randomUUID } from "node:crypto";
import type { Payload } from "payload";
import { beforeAll, describe, expect, test } from "vitest";
import { reissueTicket } from "../door/reissue-ticket.ts";
import type { Event } from "../payload-types.ts";
import { ticketCode } from "../tickets/ticket-code.ts";
import { checkInOf, notIn, pairTestPhone, type TestPhone, walkIn } from "./door.ts";
import { createEvent } from "./events.ts";
import { cancel, queuedMails, type Registrant, register, stored } from "./registrations.ts";

const HOUR_MS = 60 * 60_000;
const collection = "event-registrations";
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);

const stateIn = async (phone: TestPhone, code: string) => {
  const { digest } = phone.scan(code);
  return (await phone.manifest()).people.find((person) => person.digest === digest)?.state;
};

/** Declares the tests. @param start starts Payload with an empty database */
export function describeDoor(start: () => Promise<Payload>): void {
  let payload: Payload;
  beforeAll(async () => {
    payload = await start();
  });

  const join = (event: Event, more = {}) => register(payload, event.id, more);
  const pair = (event: Event, device = "Front door") => pairTestPhone(payload, event.id, device);
  const codeOf = async ({ id }: Registrant) => ticketCode(await stored(payload, id));
  const checkIn = ({ id }: Registrant) => checkInOf(payload, id);

  describe("a ticket", () => {
    test("lets one person in, once", async () => {
      const event = await createEvent(payload);
      const person = await join(event);
      const [front, side] = [await pair(event), await pair(event, "Side door")];
      const code = await codeOf(person);
      const at = ago(10);
      const [first] = await front.scans(front.scan(code, { at }));
      expect(first).toMatchObject({ outcome: "accepted", at: at.toISOString() });
      expect(await checkIn(person)).toEqual({
        at: at.toISOString(),
        by: "Front door",
        attendance: "attended",
      });
      const [again, twice] = await side.scans(side.scan(code), side.scan(code));
      expect([again, twice]).toMatchObject([
        { outcome: "already", at: at.toISOString(), device: "Front door" },
        { outcome: "already", device: "Front door" },
      ]);
      expect(await stateIn(side, code)).toBe("checked-in");
      expect((await side.manifest()).conflicts).toHaveLength(2);
    });

    test("the earliest check-in wins, even if it arrives later", async () => {
      const event = await createEvent(payload);
      const person = await join(event);
      const [front, side] = [await pair(event), await pair(event, "Side door")];
      const code = await codeOf(person);
      await side.scans(side.scan(code, { at: ago(5) }));
      const early = ago(9);
      const [won] = await front.scans(front.scan(code, { at: early }));
      expect(won).toMatchObject({ outcome: "accepted", device: "Front door" });
      expect(await checkIn(person)).toMatchObject({ at: early.toISOString(), by: "Front door" });
      for (const phone of [front, side]) {
        const { conflicts } = await phone.manifest();
        expect(conflicts).toMatchObject([
          { device: "Side door", first_at: early.toISOString(), first_device: "Front door" },
        ]);
        expect(conflicts[0]!.digest).toBe(phone.scan(code).digest);
      }
    });

    test("a check-in can be undone and repeated", async () => {
      const event = await createEvent(payload);
      const person = await join(event);
      const phone = await pair(event);
      const code = await codeOf(person);
      const undo = phone.scan(code, { action: "undo", at: ago(8) });
      // The undo arrives before the check-in that it undoes.
      expect(await phone.scans(undo)).toMatchObject([{ outcome: "accepted" }]);
      await phone.scans(phone.scan(code, { at: ago(9) }));
      expect(await checkIn(person)).toEqual(notIn);
      await phone.scans(phone.scan(code, { at: ago(7) }));
      expect(await checkIn(person)).toMatchObject({ attendance: "attended" });
      await phone.scans(phone.scan(code, { action: "undo", at: ago(6) }));
      expect(await checkIn(person)).toEqual(notIn);
    });

    test("a repeated scan gets the same result, and does nothing", async () => {
      const event = await createEvent(payload);
      const person = await join(event);
      const phone = await pair(event);
      const code = await codeOf(person);
      const scan = phone.scan(code, { at: ago(9) });
      const undo = phone.scan(code, { action: "undo", at: ago(8) });
      const first = await phone.scans(scan, scan, undo);
      expect(first.map(({ outcome }) => outcome)).toEqual(["accepted", "accepted", "accepted"]);
      const repeats = await Promise.all([1, 2, 3].map(() => phone.scans(scan, undo)));
      for (const results of repeats) expect(results).toEqual([first[0], first[2]]);
      expect(await checkIn(person)).toEqual(notIn);
    });

    test("another phone's scan can't be hijacked by reusing its id", async () => {
      const event = await createEvent(payload);
      const [one, two] = [await join(event), await join(event)];
      const [front, side] = [await pair(event), await pair(event, "Side door")];
      const scan = front.scan(await codeOf(one));
      await front.scans(scan);
      const copied = side.scan(await codeOf(two), { id: scan.id });
      expect(await side.scans(copied)).toMatchObject([{ outcome: "refused", at: null }]);
      expect(await checkIn(two)).toEqual(notIn);
    });

    test("that is old, cancelled, quarantined, waiting or for another event lets nobody in", async () => {
      const event = await createEvent(payload, { capacity: 3 });
      const phone = await pair(event);
      const stranger = await join(await createEvent(payload));
      const [reissued, gone, quarantined] = [
        await join(event),
        await join(event),
        await join(event),
      ];
      const waiting = await join(event);
      const codes = [await codeOf(reissued), await codeOf(gone), await codeOf(stranger)];
      codes.push(await codeOf(quarantined), await codeOf(waiting));
      expect(await reissueTicket(payload, reissued.id)).toBe(true);
      expect(await queuedMails(payload, reissued.id)).toEqual(["confirmation", "ticket-reissued"]);
      await payload.update({ collection, id: quarantined.id, data: { quarantined: true } });
      await cancel(payload, gone, "seated");
      const scans = codes.map((code) => phone.scan(code));
      const outcomes = (await phone.scans(...scans)).map(({ outcome }) => outcome);
      expect(outcomes).toEqual(Array<string>(5).fill("refused"));
      for (const person of [reissued, gone, quarantined, waiting, stranger]) {
        expect(await checkIn(person)).toEqual(notIn);
      }
      expect(await phone.scans(phone.scan(await codeOf(reissued)))).toMatchObject([
        { outcome: "accepted" },
      ]);
      expect(await stateIn(phone, codes[1]!)).toBe("cancelled");
      expect(await reissueTicket(payload, gone.id)).toBe(false);
    });

    test("a phone's clock can't date a scan before its pairing, or in the future", async () => {
      const event = await createEvent(payload);
      const [one, two] = [await join(event), await join(event)];
      const phone = await pair(event);
      const before = Date.now() - HOUR_MS - 60_000;
      await phone.scans(phone.scan(await codeOf(one), { at: new Date(0) }));
      await phone.scans(phone.scan(await codeOf(two), { at: new Date(8.64e15 - 1) }));
      const [early, late] = [await checkIn(one), await checkIn(two)];
      expect(Date.parse(early.at!)).toBeGreaterThan(before);
      expect(Date.parse(early.at!)).toBeLessThan(Date.now() - 0.9 * HOUR_MS);
      expect(Date.parse(late.at!)).toBeLessThanOrEqual(Date.now());
      expect(Date.parse(late.at!)).toBeGreaterThan(Date.now() - 60_000);
    });
  });

  test("a manifest contains no address, full last name, code or digest of another phone", async () => {
    const event = await createEvent(payload);
    const person = await join(event);
    const hostile = `<img src=x onerror="alert(1)">`;
    const [front, side] = [await pair(event), await pair(event, "Side door")];
    await front.scans(
      walkIn({ first_name: hostile, last_name: "👩‍👩‍👧‍👦 Families", email: "hostile@example.org" }),
    );
    const text = JSON.stringify(await front.manifest());
    const code = await codeOf(person);
    for (const secret of ["@example.org", "Rao", "Families", code, person.reference, person.id]) {
      expect(text).not.toContain(secret);
    }
    const { people } = await front.manifest();
    expect(people.map(({ initial }) => initial)).toEqual(["R", "👩‍👩‍👧‍👦"]);
    expect(people[1]!.first_name).toBe(hostile);
    const others = new Set((await side.manifest()).people.map(({ digest }) => digest));
    expect(people.some(({ digest }) => others.has(digest))).toBe(false);
  });

  test("1,000 forged codes let nobody in", async () => {
    const event = await createEvent(payload);
    const people = await Promise.all([1, 2, 3].map(() => join(event)));
    const phone = await pair(event);
    const forged = Array.from({ length: 1_000 }, () => phone.scan(randomUUID().slice(0, 10)));
    for (let from = 0; from < forged.length; from += 100) {
      const results = await phone.scans(...forged.slice(from, from + 100));
      expect(results.every(({ outcome }) => outcome === "refused")).toBe(true);
    }
    expect(await Promise.all(people.map(checkIn))).toEqual([notIn, notIn, notIn]);
  });
}
