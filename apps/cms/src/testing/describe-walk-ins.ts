/** People who come without having registered, on whichever database the environment names. */
import type { Payload } from "payload";
import { beforeAll, expect, test } from "vitest";
import type { Event } from "../payload-types.ts";
import { checkInOf, pairTestPhone, walkIn } from "./door.ts";
import { createEvent } from "./events.ts";
import { placeIn, queuedMails, type Registrant, register } from "./registrations.ts";

const collection = "event-registrations";

/** Declares the tests. @param start starts Payload with an empty database */
export function describeWalkIns(start: () => Promise<Payload>): void {
  let payload: Payload;
  beforeAll(async () => {
    payload = await start();
  });

  const join = (event: Event, more = {}) => register(payload, event.id, more);
  const pair = (event: Event, device = "Front door") => pairTestPhone(payload, event.id, device);
  const checkIn = ({ id }: Registrant) => checkInOf(payload, id);
  const withAddress = async (email: string) => {
    const { docs } = await payload.find({ collection, where: { email: { equals: email } } });
    return docs;
  };

  test("are registered, seated and checked in at once", async () => {
    const event = await createEvent(payload, { capacity: 1 });
    const phone = await pair(event);
    const scan = walkIn({ email: "new@example.org", last_name: "" });
    const [result] = await phone.scans(scan);
    expect(result).toMatchObject({ outcome: "accepted", device: "Front door" });
    const [found, ...others] = await withAddress("new@example.org");
    expect(others).toEqual([]);
    expect(found).toMatchObject({ place: "seated", attendance: "attended", quarantined: false });
    expect(await queuedMails(payload, found!.id)).toEqual(["confirmation"]);
    expect(await phone.scans(scan)).toEqual([result]);
    expect(await withAddress("new@example.org")).toHaveLength(1);
    const manifest = await phone.manifest();
    expect(manifest).toMatchObject({ capacity: 1, taken: 1 });
    expect(manifest.people).toMatchObject([
      { first_name: "Meera", initial: "", state: "checked-in" },
    ]);
  });

  test("two for the last seat: one gets in, the other one only with a confirmation", async () => {
    const event = await createEvent(payload, { capacity: 1 });
    const [front, side] = [await pair(event), await pair(event, "Side door")];
    const [one, two] = await Promise.all([front.scans(walkIn()), side.scans(walkIn())]);
    expect([one[0]!.outcome, two[0]!.outcome].toSorted()).toEqual(["accepted", "full"]);
    const both = [walkIn(), walkIn({ over_capacity: true }), walkIn({ over_capacity: "yes" })];
    const outcomes = (await front.scans(...both)).map(({ outcome }) => outcome);
    expect(outcomes).toEqual(["full", "accepted", "refused"]);
    expect(await front.manifest()).toMatchObject({ capacity: 1, taken: 2 });
  });

  test("people who had registered are found by their address, however it is written", async () => {
    const event = await createEvent(payload, { capacity: 1 });
    const [seated, waiting] = [await join(event), await join(event)];
    const phone = await pair(event);
    const results = await phone.scans(
      walkIn({ email: seated.email.toUpperCase() }),
      walkIn({ email: waiting.email, over_capacity: true }),
    );
    expect(results).toMatchObject([
      { outcome: "registered", device: "Front door" },
      { outcome: "registered", at: null },
    ]);
    expect(await checkIn(seated)).toMatchObject({ attendance: "attended" });
    expect(await placeIn(payload, waiting.id)).toBe("waiting");
  });

  test("with wrong answers are refused, without keeping the others out", async () => {
    const event = await createEvent(payload);
    const phone = await pair(event);
    const results = await phone.scans(
      walkIn({ email: "nobody" }),
      walkIn({ first_name: "" }),
      walkIn({ first_name: "x".repeat(100_000) }),
      walkIn({ first_name: ["Asha"] }),
      walkIn({ email: { equals: "" } }),
      walkIn(),
    );
    expect(results.map(({ outcome }) => outcome)).toEqual([
      ...Array<string>(5).fill("refused"),
      "accepted",
    ]);
  });
}
