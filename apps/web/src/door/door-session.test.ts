import "fake-indexeddb/auto";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type DoorStore, openDoorStore } from "./door-store.ts";
import { digestOf, pairingOf, startDoorServer } from "./testing/door-server.ts";
import { checkIn, open, queueOf, settled } from "./testing/door-phone.ts";

let store: DoorStore;
beforeEach(async () => {
  vi.stubGlobal("navigator", { onLine: true });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  store = await openDoorStore();
  await store.wipe();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const walkIn = {
  firstName: "Ravi",
  lastName: "Kumar",
  email: "r@example.org",
  overCapacity: false,
};

test("a scan is on the disk when it is recorded, and gone once it is answered", async () => {
  const server = startDoorServer(3);
  const phone = await open(server, store);
  server.state.isReachable = false;
  await checkIn(phone, 1);
  expect((await store.load())?.data?.queue).toHaveLength(1);
  server.state.isReachable = true;
  await settled(phone);
  expect((await store.load())?.data?.queue).toEqual([]);
  expect(server.entries.get(digestOf(1))).toHaveLength(1);
});

test("nothing is lost in reloads without a network, and everything is sent in order", async () => {
  const server = startDoorServer(60);
  await open(server, store);
  server.state.isReachable = false;
  for (let number = 0; number < 50; number += 1) {
    const phone = await open(server, store);
    expect(queueOf(phone)).toBe(number);
    await checkIn(phone, number);
  }
  server.state.isReachable = true;
  const phone = await open(server, store);
  expect(queueOf(phone)).toBe(0);
  expect(server.entries.size).toBe(50);
  const times = [...server.entries.values()].map(([first]) => first!.at);
  expect(times).toEqual(times.toSorted());
});

test("a lost answer is asked for again, and counts once", async () => {
  const server = startDoorServer(3);
  const phone = await open(server, store);
  server.state.losesAnswers = 2;
  await checkIn(phone, 0);
  // Continues after the call in flight.
  await settled(phone);
  expect([queueOf(phone), phone.session.isConnected()]).toEqual([1, false]);
  await vi.advanceTimersByTimeAsync(60_000);
  await settled(phone);
  expect(queueOf(phone)).toBe(0);
  expect(server.entries.get(digestOf(0))).toHaveLength(1);
});

test("more scans than one call takes are sent in several", async () => {
  const server = startDoorServer(250);
  const phone = await open(server, store);
  server.state.isReachable = false;
  for (let number = 0; number < 250; number += 1) await checkIn(phone, number);
  server.state.isReachable = true;
  await settled(phone);
  expect([queueOf(phone), server.entries.size]).toEqual([0, 250]);
});

test("a scan that the server can't read doesn't hold up the others", async () => {
  const server = startDoorServer(5);
  const phone = await open(server, store);
  server.state.isReachable = false;
  for (const number of [0, 1, 2]) await checkIn(phone, number);
  Object.assign(phone.session.data()!.queue[1]!.scan, { at: "" });
  server.state.isReachable = true;
  await settled(phone);
  expect([queueOf(phone), server.entries.size]).toEqual([0, 2]);
  expect(phone.corrections).toEqual([{ kind: "refused", name: "Asha1 R." }]);
  expect(phone.session.data()?.notes).toHaveLength(1);
});

test("a ticket that was cancelled meanwhile is reported and noted", async () => {
  const server = startDoorServer(2);
  const phone = await open(server, store);
  server.cancelled.add(digestOf(1));
  await checkIn(phone, 1);
  await settled(phone);
  expect(phone.corrections).toEqual([{ kind: "refused", name: "Asha1 R." }]);
  expect((await store.load())?.data?.notes).toMatchObject([{ name: "Asha1 R." }]);
});

test("a walk-in for whom no seat was left waits for staff, even after a reload", async () => {
  const server = startDoorServer(3, 3);
  const phone = await open(server, store);
  await phone.session.record({ action: "walk-in", walkIn }, "welcome");
  await settled(phone);
  expect(phone.corrections).toEqual([{ kind: "full", name: "Ravi K." }]);
  const again = await open(server, store);
  const [unseated] = again.session.data()!.unseated;
  await again.session.settleUnseated(unseated!.id, true);
  await settled(again);
  expect(server.state.walkIns).toBe(1);
  expect(again.session.data()).toMatchObject({ unseated: [], queue: [] });
});

describe("everything is removed from the phone", () => {
  test("when the server has ended the pairing, with what couldn't be sent", async () => {
    const server = startDoorServer(3);
    const phone = await open(server, store);
    server.state.ended.add("Door A");
    await checkIn(phone, 0);
    await settled(phone);
    expect(phone.ended).toEqual([1]);
    expect([phone.session.data(), await store.load()]).toEqual([null, null]);
    const { calls } = server.state;
    await settled(phone);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(server.state.calls).toBe(calls);
  });

  test("when staff end it, even without a network", async () => {
    const server = startDoorServer(3);
    const phone = await open(server, store);
    server.state.isReachable = false;
    await phone.session.end();
    expect([phone.ended, await store.load()]).toEqual([[0], null]);
  });

  test("but not when nothing answers, or something else does", async () => {
    const server = startDoorServer(3);
    const phone = await open(server, store);
    server.state.isReachable = false;
    await phone.session.sync(true);
    expect(phone.ended).toEqual([]);
    expect(await store.load()).not.toBeNull();
  });
});

test("another pairing begins with nothing of the one before", async () => {
  const server = startDoorServer(3);
  const phone = await open(server, store);
  server.state.isReachable = false;
  await checkIn(phone, 0);
  await store.pair(pairingOf("Door B"));
  expect(await store.load()).toEqual({ pairing: pairingOf("Door B"), data: null });
});
