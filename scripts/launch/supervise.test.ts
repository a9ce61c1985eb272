import { expect, test, vi } from "vitest";
import { supervise } from "./supervise.ts";

/** A program that ends when the test says so, each time that it is started. */
function byHand(options: { recoveredMs?: number } = {}) {
  const ends: ((reason: string) => void)[] = [];
  const stop = vi.fn<() => Promise<void>>(async () => undefined);
  const lines: string[] = [];
  const supervised = supervise({
    name: "CMS",
    start: () => ({ ended: new Promise((resolve) => ends.push(resolve)), stop }),
    say: (line) => lines.push(line),
    firstDelayMs: 1,
    ...options,
  });
  const started = (times: number) =>
    vi.waitFor(() => expect(ends).toHaveLength(times), { timeout: 10_000 });
  return { supervised, ends, stop, lines, started };
}

test("a program that was ready is restarted, and the log says why", async () => {
  const { supervised, ends, lines, started } = byHand();
  supervised.markReady();
  ends[0]?.("out of memory");
  await started(2);
  expect(lines).toEqual(["The CMS has stopped: out of memory. Restarting it in 0.001 s."]);
});

test("a program that was never ready isn't restarted: it is misconfigured", async () => {
  const { supervised, ends } = byHand();
  ends[0]?.("PAYLOAD_SECRET is missing");
  await expect(supervised.failed).rejects.toThrow("The CMS has stopped: PAYLOAD_SECRET is missing");
  expect(ends).toHaveLength(1);
});

test("after repeated failures, each with a longer delay, it gives up and says why", async () => {
  const { supervised, ends, lines, started } = byHand();
  supervised.markReady();
  for (let times = 1; times <= 6; times += 1) {
    await started(times);
    ends[times - 1]?.(`reason ${times}`);
  }
  await expect(supervised.failed).rejects.toThrow(
    "The CMS has stopped 6 times in a row and isn't restarted again. The last reason: reason 6",
  );
  expect(lines.map((line) => /in ([\d.]+) s/.exec(line)?.[1])).toEqual([
    "0.001",
    "0.002",
    "0.004",
    "0.008",
    "0.016",
  ]);
});

test("a program that ran well for a while gets all its restarts back", async () => {
  const { supervised, ends, lines, started } = byHand({ recoveredMs: 0 });
  supervised.markReady();
  for (let times = 1; times <= 10; times += 1) {
    await started(times);
    ends[times - 1]?.("now and then");
  }
  await started(11);
  expect(lines).toHaveLength(10);
});

test("after a stop it isn't restarted", async () => {
  const { supervised, ends, stop, lines } = byHand();
  supervised.markReady();
  ends[0]?.("broken");
  await vi.waitFor(() => expect(lines).toHaveLength(1), { timeout: 10_000 });
  await supervised.stop();
  expect(stop).toHaveBeenCalled();
  expect(ends.length).toBeLessThanOrEqual(2);
});
