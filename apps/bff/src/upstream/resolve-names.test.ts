import type { LookupAddress } from "node:dns";
import { afterEach, describe, expect, test, vi } from "vitest";
import { addressesAt } from "./testing/addresses.ts";
import { cleanUp } from "./testing/servers.ts";

afterEach(cleanUp);

const four = (...ips: string[]): LookupAddress[] => ips.map((address) => ({ address, family: 4 }));
const six = (...ips: string[]): LookupAddress[] => ips.map((address) => ({ address, family: 6 }));
const never = () => Promise.resolve(false);

function follow(answer: () => LookupAddress[], urls = ["http://cms:3001/base"]) {
  const lookup = vi.fn(async (_name: string) => answer());
  const onChange = vi.fn();
  const log = { info: vi.fn(), warn: vi.fn() };
  const options = { lookup, resolveEveryMs: 10, onChange, log, probe: never };
  const addresses = addressesAt(urls, options);
  const names = () => addresses.states().map(({ address }) => address);
  return { addresses, names, lookup, log };
}

describe("a name", () => {
  test("with several addresses is called at each, under its own name", async () => {
    const { addresses, names } = follow(() => four("10.0.0.2", "10.0.0.1", "10.0.0.2"));
    expect(names()).toEqual(["cms:3001"]);
    await vi.waitFor(() => expect(names()).toEqual(["10.0.0.1:3001", "10.0.0.2:3001"]));
    expect(addresses.first().address).toMatchObject({ base: "http://cms:3001/base" });
  });

  test("with one address in each family stays a name", async () => {
    const { names, lookup } = follow(() => [...four("127.0.0.1"), ...six("::1")]);
    await vi.waitFor(() => expect(lookup.mock.calls.length).toBeGreaterThan(2));
    expect(names()).toEqual(["cms:3001"]);
  });

  test("of dual-stack servers counts each once", async () => {
    const { names } = follow(() => [...six("fd00::1", "fd00::2"), ...four("10.0.0.1", "10.0.0.2")]);
    await vi.waitFor(() => expect(names()).toEqual(["10.0.0.1:3001", "10.0.0.2:3001"]));
  });

  test("of servers with only IPv6 is called there", async () => {
    const { names } = follow(() => six("fd00::1", "fd00::2"));
    await vi.waitFor(() => expect(names()).toEqual(["[fd00::1]:3001", "[fd00::2]:3001"]));
  });

  test("drops addresses that it no longer has, and keeps the state of the others", async () => {
    let answer = four("10.0.0.1", "10.0.0.2", "10.0.0.3");
    const { addresses, names } = follow(() => answer);
    await vi.waitFor(() => expect(names()).toHaveLength(3));
    const call = addresses.first();
    expect(call.address.ip).toBe("10.0.0.1");
    call.end("unreachable");
    answer = four("10.0.0.1", "10.0.0.3");
    await vi.waitFor(() =>
      expect(addresses.states()).toEqual([
        { address: "10.0.0.1:3001", isUp: false },
        { address: "10.0.0.3:3001", isUp: true },
      ]),
    );
  });

  test("that can no longer be resolved keeps its addresses, and the log says so once", async () => {
    let fails = false;
    const { names, lookup, log } = follow(() => {
      if (fails) throw new Error("EAI_AGAIN");
      return four("10.0.0.1", "10.0.0.2");
    });
    await vi.waitFor(() => expect(names()).toHaveLength(2));
    fails = true;
    const before = lookup.mock.calls.length;
    await vi.waitFor(() => expect(lookup.mock.calls.length).toBeGreaterThan(before + 3));
    expect(names()).toHaveLength(2);
    expect(log.warn).toHaveBeenCalledOnce();
  });

  test("with many addresses is called at sixteen of them", async () => {
    const crowd = Array.from({ length: 40 }, (_, i) => `10.0.0.${i + 1}`);
    const { names, log } = follow(() => four(...crowd));
    await vi.waitFor(() => expect(names()).toHaveLength(16));
    expect(log.warn).toHaveBeenCalledOnce();
  });

  test("is looked up again soon when an address fails", async () => {
    const lookup = vi.fn(async () => four("10.0.0.1", "10.0.0.2"));
    const addresses = addressesAt(["http://cms"], { lookup, resolveEveryMs: 60_000, probe: never });
    await vi.waitFor(() => expect(addresses.states()).toHaveLength(2));
    addresses.first().end("unreachable");
    await vi.waitFor(() => expect(lookup).toHaveBeenCalledTimes(2));
  });
});

test("IP addresses aren't looked up", async () => {
  const { lookup } = follow(() => [], ["http://127.0.0.1:1", "http://[::1]:1"]);
  expect(lookup).not.toHaveBeenCalled();
});
