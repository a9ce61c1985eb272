import { expect, test } from "vitest";
import { trackReachability } from "./reachability.ts";

test("an upstream that was never reached is unreachable", () => {
  const upstream = trackReachability();
  expect(upstream.isReachable()).toBe(false);
  upstream.loaded("clubs");
  expect(upstream.isReachable()).toBe(true);
  expect(upstream.lastSuccess()).toBeInstanceOf(Date);
});

test("one resource that keeps failing doesn't make it unreachable again and again", () => {
  const upstream = trackReachability();
  upstream.failed("events");
  expect(upstream.isReachable()).toBe(false);
  for (let round = 0; round < 3; round += 1) {
    upstream.loaded("clubs");
    expect(upstream.isReachable()).toBe(true);
    upstream.failed("events");
    expect(upstream.isReachable()).toBe(true);
  }
});

test("without any success since the first failure it is unreachable", () => {
  const upstream = trackReachability();
  upstream.loaded("clubs");
  upstream.failed("events");
  upstream.failed("clubs");
  expect(upstream.isReachable()).toBe(false);
  upstream.loaded("events");
  // Clubs began to fail before.
  expect(upstream.isReachable()).toBe(true);
  upstream.loaded("clubs");
  expect(upstream.isReachable()).toBe(true);
});
