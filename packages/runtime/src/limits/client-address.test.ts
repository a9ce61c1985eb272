import type { IncomingMessage } from "node:http";
import { describe, expect, test } from "vitest";
import { addressReader, networkOf } from "./client-address.ts";

const from = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded },
  }) as IncomingMessage;

describe("a network", () => {
  test.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["::ffff:cb00:7107", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0DB8:1:2::1", "2001:db8:1:2::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["nonsense", "nonsense"],
  ])("of %s is %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe("the address of a request", () => {
  test("is the socket's without trusted proxies, regardless of headers", () => {
    expect(addressReader([])(from("10.0.0.2", "203.0.113.7"))).toBe("10.0.0.2");
  });

  test("is what the nearest trusted proxy saw, never what the client wrote before it", () => {
    const read = addressReader(["10.0.0.0/8"]);
    expect(read(from("10.0.0.2", "203.0.113.7"))).toBe("203.0.113.7");
    expect(read(from("10.0.0.2", "1.2.3.4, 203.0.113.7"))).toBe("203.0.113.7");
    expect(read(from("10.0.0.2", "1.2.3.4, 203.0.113.7, 10.0.0.3"))).toBe("203.0.113.7");
    expect(read(from("192.0.2.9", "203.0.113.7"))).toBe("192.0.2.9");
    expect(read(from("::ffff:10.0.0.2", "203.0.113.7"))).toBe("203.0.113.7");
  });
});
