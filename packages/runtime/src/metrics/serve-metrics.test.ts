import { afterEach, expect, test } from "vitest";
import { createMeter } from "./meter.ts";
import { type MetricsServer, serveMetrics } from "./serve-metrics.ts";

const running: MetricsServer[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()));
});

async function start(port = 0): Promise<MetricsServer> {
  const meter = createMeter();
  meter.counter({ name: "mail_sent_total", help: "Mails." }).of({}).inc();
  const server = await serveMetrics({
    host: "127.0.0.1",
    port,
    variable: "CMS_METRICS_PORT",
    meter,
  });
  running.push(server);
  return server;
}

test("serves the metrics of the program and of its process", async () => {
  const { port } = await start();
  const reply = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(reply.status).toBe(200);
  expect(reply.headers.get("content-type")).toContain("text/plain; version=0.0.4");
  const text = await reply.text();
  expect(text).toContain("\nmail_sent_total 1\n");
  for (const name of ["process_resident_memory_bytes", "nodejs_eventloop_lag_p99_seconds"]) {
    expect(text).toMatch(new RegExp(`^${name} \\d`, "m"));
  }
  expect(text.match(/^# TYPE nodejs_gc_duration_seconds histogram$/m)).not.toBeNull();
});

test("serves nothing else", async () => {
  const { port } = await start();
  const at = `http://127.0.0.1:${port}`;
  expect((await fetch(`${at}/`)).status).toBe(404);
  expect((await fetch(`${at}/metrics`, { method: "POST" })).status).toBe(405);
});

test("names the variable to change if the port is taken", async () => {
  const { port } = await start();
  await expect(start(port)).rejects.toThrow(
    `Port ${port} is in use already. Set CMS_METRICS_PORT to another one.`,
  );
});

test("closes with connections open", async () => {
  const server = await start();
  const at = `http://127.0.0.1:${server.port}/metrics`;
  await (await fetch(at)).text();
  await server.close();
  await expect(fetch(at)).rejects.toThrow("fetch failed");
});
