/** Phones at the door, on the database that the environment names. */
import { pairingCodeOf } from "@kdl/schemas/door/ticket-code";
import type { Payload } from "payload";
import { beforeAll, expect, test } from "vitest";
import { revokePairing } from "../door/end-pairing.ts";
import { forgetDoor } from "../door/forget-door.ts";
import { newPairingCode } from "../door/new-code.ts";
import { pairPhone } from "../door/pair-phone.ts";
import { phonesOf } from "../door/phones.ts";
import type { Event } from "../payload-types.ts";
import { ticketCode } from "../tickets/ticket-code.ts";
import { checkInOf, imran, notIn, pairTestPhone } from "./door.ts";
import { createEvent } from "./events.ts";
import { outcomeOf, type Registrant, register, stored } from "./registrations.ts";

const HOUR_MS = 60 * 60_000;

/** Declares the tests. @param start starts Payload with an empty database */
export function describePairings(start: () => Promise<Payload>): void {
  let payload: Payload;
  beforeAll(async () => {
    payload = await start();
  });

  const join = (event: Event, more = {}) => register(payload, event.id, more);
  const pair = (event: Event, device = "Front door") => pairTestPhone(payload, event.id, device);
  const codeOf = async ({ id }: Registrant) => ticketCode(await stored(payload, id));
  const checkIn = ({ id }: Registrant) => checkInOf(payload, id);

  test("a code pairs one phone, however it is typed", async () => {
    const event = await createEvent(payload);
    const { code } = (await newPairingCode(payload, event.id, imran))!;
    const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)}`;
    const tries = ["One", "Two", "Three"].map((device) =>
      outcomeOf(pairPhone(payload, typed, device, new Date())),
    );
    expect((await Promise.all(tries)).toSorted()).toEqual(["NOT_FOUND", "NOT_FOUND", "done"]);
    expect(await phonesOf(payload, event.id, new Date())).toHaveLength(1);
  });

  test("wrong, used, expired and revoked codes, and those of past events, get the same reply", async () => {
    const event = await createEvent(payload);
    const past = await createEvent(payload);
    const make = async (of = event) => (await newPairingCode(payload, of.id, imran))!.code;
    const [used, old, revoked, over] = [await make(), await make(), await make(), await make(past)];
    await pairPhone(payload, used, "One", new Date());
    const open = await phonesOf(payload, event.id, new Date());
    for (const { id, state } of open) {
      // The latest is revoked; the other one expires.
      if (state === "waiting") await revokePairing(payload, id, imran);
    }
    const endsAt = new Date(Date.now() - 13 * HOUR_MS).toISOString();
    const startsAt = new Date(Date.now() - 15 * HOUR_MS).toISOString();
    await payload.update({ collection: "events", id: past.id, data: { startsAt, endsAt } });
    const later = new Date(Date.now() + 16 * 60_000);
    const fresh = await make();
    const answers = await Promise.all(
      [used, old, revoked, over, pairingCodeOf(Buffer.from("wrong")), "", 7, null, "x".repeat(1e5)]
        .map((code) => pairPhone(payload, code, "Phone", new Date()).catch(String))
        .concat(pairPhone(payload, fresh, "Phone", later).catch(String) as never),
    );
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain("NOT_FOUND");
    expect(await newPairingCode(payload, past.id, imran)).toBeNull();
  });

  test("a phone gets nothing more once it is revoked, or its event is over", async () => {
    const event = await createEvent(payload);
    const person = await join(event);
    const [one, other] = [await pair(event), await pair(event, "Side door")];
    const { id } = (await phonesOf(payload, event.id, new Date())).find(
      ({ device }) => device === "Front door",
    )!;
    const presses = [1, 2, 3].map(() => revokePairing(payload, id, imran));
    expect((await Promise.all(presses)).filter(Boolean)).toHaveLength(1);
    expect(await outcomeOf(one.manifest())).toBe("PAIRING_ENDED");
    const scan = one.scan(await codeOf(person));
    expect(await outcomeOf(one.scans(scan))).toBe("PAIRING_ENDED");
    expect(await checkIn(person)).toEqual(notIn);
    expect(await outcomeOf(other.manifest())).toBe("done");
    const endsAt = new Date(Date.now() - 13 * HOUR_MS).toISOString();
    const startsAt = new Date(Date.now() - 15 * HOUR_MS).toISOString();
    await payload.update({ collection: "events", id: event.id, data: { startsAt, endsAt } });
    expect(await outcomeOf(other.manifest())).toBe("PAIRING_ENDED");
  });

  test("phone names are one short line", async () => {
    const event = await createEvent(payload);
    const names = [];
    for (const device of ["  Front\u0000\n door ", "😀".repeat(500), "", 7, null]) {
      const { code } = (await newPairingCode(payload, event.id, imran))!;
      names.push((await pairPhone(payload, code, device, new Date())).device);
    }
    expect(names).toEqual(["Front door", "😀".repeat(40), "Phone", "Phone", "Phone"]);
  });

  test("phones and scans are deleted some time after the event, but check-ins aren't", async () => {
    const event = await createEvent(payload);
    const kept = await createEvent(payload);
    const person = await join(event);
    const [phone, other] = [await pair(event), await pair(kept)];
    await phone.scans(phone.scan(await codeOf(person)), phone.scan("0000000000"));
    const count = async (slug: "door-scans" | "door-pairings", of: Event) =>
      (await payload.db.count({ collection: slug, where: { event: { equals: of.id } } })).totalDocs;
    const endsAt = new Date(Date.now() - 29 * 24 * HOUR_MS).toISOString();
    const startsAt = new Date(Date.now() - 30 * 24 * HOUR_MS).toISOString();
    await payload.update({ collection: "events", id: event.id, data: { startsAt, endsAt } });
    await forgetDoor(payload, new Date());
    expect(await count("door-scans", event)).toBe(2);
    await forgetDoor(payload, new Date(Date.now() + 2 * 24 * HOUR_MS));
    expect([await count("door-scans", event), await count("door-pairings", event)]).toEqual([0, 0]);
    expect(await count("door-pairings", kept)).toBe(1);
    expect(await outcomeOf(other.manifest())).toBe("done");
    expect(await checkIn(person)).toMatchObject({ attendance: "attended" });
  });
}
