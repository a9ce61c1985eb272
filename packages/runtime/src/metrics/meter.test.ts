import { Registry } from "prom-client";
import { describe, expect, test } from "vitest";
import { createMeter } from "./meter.ts";
import { metricsText } from "./metrics-registry.ts";

describe("text", () => {
  test("has all lines of a counter from the start, as zero", async () => {
    const meter = createMeter();
    const mails = meter.counter({
      name: "mail_sent_total",
      help: "Attempts to send a mail.",
      labels: { outcome: ["sent", "failed"] },
    });
    mails.of({ outcome: "sent" }).inc();
    mails.of({ outcome: "sent" }).inc(2);
    expect(await metricsText(meter)).toBe(
      [
        "# HELP mail_sent_total Attempts to send a mail.",
        "# TYPE mail_sent_total counter",
        'mail_sent_total{outcome="sent"} 3',
        'mail_sent_total{outcome="failed"} 0',
        "",
      ].join("\n"),
    );
  });

  test("has cumulative buckets", async () => {
    const meter = createMeter();
    const waits = meter.histogram({ name: "wait_seconds", help: "Waits.", buckets: [0.1, 1] });
    for (const seconds of [0.1, 0.5, 0.25, 30]) waits.of({}).observe(seconds);
    expect((await metricsText(meter)).split("\n").slice(2)).toEqual([
      'wait_seconds_bucket{le="0.1"} 1',
      'wait_seconds_bucket{le="1"} 3',
      'wait_seconds_bucket{le="+Inf"} 4',
      "wait_seconds_sum 30.85",
      "wait_seconds_count 4",
      "",
    ]);
  });

  test("collects gauges that aren't kept current", async () => {
    const meter = createMeter();
    meter.gauge({
      name: "queue_length",
      help: "What waits.",
      collect: async (gauge) => gauge.of({}).set(7),
    });
    expect(await metricsText(meter)).toContain("\nqueue_length 7\n");
  });

  test("omits only the metric whose collect fails", async () => {
    const meter = createMeter();
    const broken = meter.gauge({
      name: "queue_length",
      help: "What waits.",
      collect: () => Promise.reject(new Error("no database")),
    });
    broken.of({}).set(3);
    meter.gauge({ name: "up", help: "Whether it runs." }).of({}).set(1);
    const text = await metricsText(meter);
    expect(text).not.toContain("\nqueue_length");
    expect(text).toContain("\nup 1\n");
  });
});

test("values outside a label's set share one line", async () => {
  const meter = createMeter();
  const calls = meter.counter({ name: "calls_total", help: "Calls.", labels: { kind: ["a"] } });
  const odd = ["b", 'c"} 1\nx{a="', "__proto__"] as string[];
  for (const kind of odd) calls.of({ kind: kind as "a" }).inc();
  expect((await metricsText(meter)).split("\n").slice(2)).toEqual([
    'calls_total{kind="a"} 0',
    'calls_total{kind="other"} 3',
    "",
  ]);
});

test("a registry that was read before gets metrics that are defined later", async () => {
  const [meter, registry] = [createMeter(), new Registry()];
  const calls = meter.counter({ name: "calls_total", help: "Calls." }).of({});
  await metricsText(meter, registry);
  calls.inc();
  meter.gauge({ name: "up", help: "Whether it runs." }).of({}).set(1);
  expect(await metricsText(meter, registry)).toMatch(/\ncalls_total 1\n[^]*\nup 1\n/);
});

test("a name can't be used twice", () => {
  const meter = createMeter();
  meter.gauge({ name: "a", help: "A." });
  expect(() => meter.counter({ name: "a", help: "A." })).toThrow("two metrics called a");
});
