import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { inScope } from "../request/request-scope.ts";
import { type Collector, startCollector } from "../testing/collector.ts";
import { traced } from "./traced-work.ts";
import { startTracing } from "./tracing.ts";

const TRACE = "0af7651916cd43dd8448eb211c80319c";
const PARENT = "b7ad6b7169203331";

let collector: Collector;
let received: IncomingHttpHeaders[];
let status: number;
const upstream = createServer((request, response) => {
  received.push(request.headers);
  response.writeHead(status).end("{}");
});
let url: string;

beforeEach(async () => {
  collector = await startCollector();
  received = [];
  status = 200;
  await new Promise<void>((resolve) => upstream.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
});
afterEach(async () => {
  delete process.env["OTEL_TRACES_SAMPLER"];
  upstream.closeAllConnections();
  await new Promise((resolve) => upstream.close(resolve));
  await collector.close();
});

/** A request that does some work, in which it calls another server. */
async function serveOne(headers: IncomingHttpHeaders = {}): Promise<void> {
  const failures: string[] = [];
  const { endpoint } = collector;
  const onFailure = (reason: string) => void failures.push(reason);
  const tracing = await startTracing({ service: "gateway", endpoint, onFailure });
  const span = tracing.begin({ id: "request-1", method: "GET", headers });
  await inScope({ id: "request-1", span }, () =>
    traced({ name: "find events", attributes: { "db.collection.name": "events" } }, async () => {
      await (await fetch(`${url}/api/check/AB12-CD34?email=asha@example.org`)).text();
    }),
  );
  tracing.end(span, { method: "GET", route: "/events", status: 200 });
  await tracing.stop();
  expect(failures).toEqual([]);
}

const named = (name: string) => collector.spans.find((span) => span.name === name);

test("a request, its work and its calls are one trace, which continues upstream", async () => {
  await serveOne({ traceparent: `00-${TRACE}-${PARENT}-01` });
  expect(collector.spans).toHaveLength(3);
  const [request, work, call] = ["GET /events", "find events", "GET /api/check/:name"].map(named);
  expect(request).toMatchObject({
    service: "gateway",
    traceId: TRACE,
    parentSpanId: PARENT,
    attributes: { "request.id": "request-1", "http.route": "/events" },
  });
  expect(work).toMatchObject({ traceId: TRACE, parentSpanId: request?.spanId });
  expect(call).toMatchObject({ traceId: TRACE, parentSpanId: work?.spanId, status: 0 });
  expect(received[0]?.["traceparent"]).toBe(`00-${TRACE}-${call?.spanId}-01`);
  expect(JSON.stringify(collector.spans)).not.toMatch(/asha|AB12/);
});

test("failures are marked", async () => {
  status = 503;
  await serveOne();
  expect(named("GET /api/check/:name")?.status).toBe(2);
});

test("the caller's sampling decision and OTEL_TRACES_SAMPLER are respected", async () => {
  await serveOne({ traceparent: `00-${TRACE}-${PARENT}-00` });
  process.env["OTEL_TRACES_SAMPLER"] = "always_off";
  await serveOne({ traceparent: `00-${TRACE}-${PARENT}-01` });
  expect(collector.spans).toEqual([]);
  expect(received.map(({ traceparent }) => String(traceparent).slice(-2))).toEqual(["00", "00"]);
});

test("work runs without tracing too", async () => {
  expect(await traced({ name: "nothing" }, async () => 7)).toBe(7);
});
