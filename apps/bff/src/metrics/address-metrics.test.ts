import { createMeter } from "@kdl/runtime/metrics/meter";
import { metricsText } from "@kdl/runtime/metrics/metrics-registry";
import { expect, test } from "vitest";
import { createAddressMetrics } from "./address-metrics.ts";

test("removed addresses leave no lines, and unknown ones are counted together", async () => {
  const meter = createMeter();
  const addresses = createAddressMetrics(meter);
  let states = [{ address: "10.0.0.1:3001", isUp: true }];
  addresses.observe(() => states);
  addresses.keep(["10.0.0.1:3001"]);
  addresses.called("10.0.0.1:3001", "answered");
  expect(await metricsText(meter)).toContain('upstream_address_up{address="10.0.0.1:3001"} 1');

  states = [{ address: "10.0.0.2:3001", isUp: false }];
  addresses.keep(["10.0.0.2:3001"]);
  addresses.called("10.0.0.1:3001", "answered");
  const text = await metricsText(meter);
  expect(text).not.toContain("10.0.0.1");
  expect(text).toContain('upstream_address_up{address="10.0.0.2:3001"} 0');
  expect(text).toContain('upstream_address_requests_total{address="other",outcome="answered"} 1');
});
