import { expect, test } from "vitest";
import { createHttpMetrics } from "./http-metrics.ts";
import { createMeter } from "./meter.ts";
import { metricsText } from "./metrics-registry.ts";

const routes = ["/", "/services/:slug"];

test("counts by pattern, method and status", async () => {
  const meter = createMeter();
  const http = createHttpMetrics(meter, routes);
  for (const status of [200, 200, 304]) {
    http.began();
    http.ended("/services/:slug", "GET", status, 0.004);
  }
  http.began();
  const text = await metricsText(meter);
  const labels = 'http_route="/services/:slug",http_request_method="GET"';
  expect(text).toContain(
    `\nhttp_server_request_duration_seconds_count{${labels},http_response_status_code="200"} 2\n`,
  );
  expect(text).toContain(`_bucket{${labels},http_response_status_code="304",le="0.005"} 1\n`);
  expect(text).toContain("\nhttp_server_active_requests 1\n");
  expect(http.active).toBe(1);
});

test("stays bounded for any input", async () => {
  const meter = createMeter();
  const http = createHttpMetrics(meter, routes);
  for (let at = 0; at < 1_000; at += 1) {
    http.began();
    http.ended(`/odd-${at}`, `ODD${at}`, 404, 0.001);
  }
  const lines = (await metricsText(meter)).split("\n").filter((line) => line.includes("_count{"));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('http_route="other",http_request_method="other"');
});
