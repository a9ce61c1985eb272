import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withResults } from "./door-answers.ts";
import { checkIn, memoryStore, open, queueOf, settled } from "./testing/door-phone.ts";
import { digestOf, startDoorServer } from "./testing/door-server.ts";

beforeEach(() => void vi.stubGlobal("navigator", { onLine: true }));
afterEach(() => void vi.unstubAllGlobals());

test("the later scan of a ticket is a conflict at both, with the earlier time", async () => {
  const server = startDoorServer(3);
  const [a, b] = [await open(server, memoryStore()), await open(server, memoryStore(), "Door B")];
  server.state.isReachable = false;
  await checkIn(a, 0);
  const firstAt = a.session.data()!.queue[0]!.scan.at;
  await checkIn(b, 0);
  server.state.isReachable = true;
  // The later one arrives first.
  await settled(b);
  await settled(a);
  for (const phone of [a, b]) await phone.session.sync(true);
  const conflict = { digest: digestOf(0), device: "Door B", firstAt, firstDevice: "Door A" };
  for (const phone of [a, b]) {
    expect(phone.session.data()?.manifest.conflicts).toMatchObject([conflict]);
    expect(phone.corrections).toMatchObject([{ kind: "already", conflict }]);
  }
});

test("300 tickets, three phones offline, 30 double scans, 50 reloads, any order: none is lost", async () => {
  const server = startDoorServer(300);
  const stores = ["A", "B", "C"].map((name) => ({ name: `Door ${name}`, kept: memoryStore() }));
  for (const { kept, name } of stores) await open(server, kept, name);
  server.state.isReachable = false;
  let random = 7;
  const upTo = (end: number) => (random = (random * 16807) % 2147483647) % end;
  const scans = Array.from({ length: 330 }, (_, at) =>
    at < 300 ? { ticket: at, door: at % 3 } : { ticket: at - 300, door: (at - 300 + 1) % 3 },
  ).toSorted(() => upTo(2) - 0.5);
  let phones = await Promise.all(stores.map(({ kept }) => open(server, kept)));
  for (const [at, { ticket, door }] of scans.entries()) {
    await checkIn(phones[door]!, ticket);
    if (at % 6 === 0 && at < 300)
      phones = await Promise.all(stores.map(({ kept }) => open(server, kept)));
  }
  expect(phones.map(queueOf).reduce<number>((sum, some) => sum + (some ?? 0), 0)).toBe(330);
  server.state.isReachable = true;
  for (const door of [1, 2, 0, 2, 1, 0]) await phones[door]!.session.sync(true);
  expect(server.entries.size).toBe(300);
  expect(server.conflicts()).toHaveLength(30);
  for (const phone of phones) {
    expect(queueOf(phone)).toBe(0);
    expect(phone.session.data()?.manifest.conflicts).toHaveLength(30);
  }
});

test("a check-in that another door has undone is one again", async () => {
  const server = startDoorServer(2);
  const [a, b] = [await open(server, memoryStore()), await open(server, memoryStore(), "Door B")];
  await checkIn(a, 0);
  await settled(a);
  await b.session.sync(true);
  await a.session.record({ action: "undo", digest: digestOf(0) }, "undone");
  await settled(a);
  await b.session.record({ action: "check-in", digest: digestOf(0) }, "already");
  await settled(b);
  expect(b.corrections).toEqual([{ kind: "accepted", name: "Asha0 R." }]);
});

test("a conflict is listed from the answer on, before the next list has it", async () => {
  const server = startDoorServer(1);
  const phone = await open(server, memoryStore());
  server.state.isReachable = false;
  await checkIn(phone, 0);
  const { scan } = phone.session.data()!.queue[0]!;
  const firstAt = "2027-03-01T05:00:00.000Z";
  const result = { id: scan.id, outcome: "already" as const, at: firstAt, device: "Door B" };
  const { data } = withResults(phone.session.data()!, [result]);
  const conflict = { digest: digestOf(0), device: "Door A", firstAt, firstDevice: "Door B" };
  expect(data.manifest.conflicts).toMatchObject([conflict]);
  expect(data.manifest.people[0]).toMatchObject({ state: "checked-in", checkedInAt: firstAt });
  const own = withResults(phone.session.data()!, [{ ...result, device: "Door A" }]);
  expect(own.data.manifest.conflicts).toEqual([]);
});
