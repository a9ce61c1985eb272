import { resourceNames } from "@kdl/schemas/content/resources";
import { connect } from "node:net";
import { metricsText } from "@kdl/runtime/metrics/metrics-registry";
import { afterEach, describe, expect, test } from "vitest";
import { contact, filledContact, postForm } from "../testing/filled-forms.ts";
import {
  startTestGateway,
  type TestGateway,
  type TestGatewayOptions,
} from "../testing/test-gateway.ts";
import { cv, formBody, postUpload, volunteer } from "../submissions/uploads/testing/send-form.ts";

let gateway: TestGateway;
const start = async (options?: TestGatewayOptions) => (gateway = await startTestGateway(options));
afterEach(() => gateway.close());

const text = () => metricsText(gateway.metrics.meter);
/** The lines of a metric, without the buckets of histograms. */
async function lines(name: string): Promise<string[]> {
  const all = (await text()).split("\n");
  const pattern = new RegExp(`^${name}(?:_count)?[{ ]`);
  return all.filter((entry) => pattern.test(entry));
}
const counted = async (name: string) =>
  (await lines(name)).filter((entry) => !entry.endsWith(" 0")).toSorted();

const http = "http_server_request_duration_seconds";
const line = (route: string, status: number, count: number, method = "GET") =>
  `${http}_count{http_route="${route}",http_request_method="${method}",` +
  `http_response_status_code="${status}"} ${count}`;

const odd = (at: number) => [
  { url: `/odd-${at}` },
  { url: `/services/odd-${at}?q=${at}` },
  { url: `/%E0%A4%A${at}` },
  { url: `/trpc/odd.call${at}` },
  { url: `/images/odd${at}/x${at}.png` },
  { url: `/a/b/${at}`, method: "PROPFIND" as "GET" },
  { url: `/contact-${at}`, method: "POST" as const },
];

async function requestUnknown(from: number, to: number): Promise<void> {
  for (let at = from; at < to; at += 1) {
    // A thousand requests of which only the route matters.
    await Promise.all(odd(at).map((call) => gateway.app.inject(call)));
  }
}

const ask = (path: string, headers = {}) => gateway.client.get(path).set(headers);

const submissions = () => counted("submissions_total");

describe("requests", () => {
  test("are counted by route pattern, including cached replies", async () => {
    await start();
    const { headers } = await ask("/services");
    await ask("/services?tracking=7");
    await ask("/Services", { "if-none-match": String(headers["etag"]) });
    await ask("/services", { "if-none-match": String(headers["etag"]) });
    await ask("/services/nothing-of-the-sort");
    await ask("/trpc/services.list");
    await ask("/trpc/services.list");
    await ask("/a/b/c");
    await ask("/healthz");
    await ask("/%E0%A4%A");
    expect(await counted(http)).toEqual(
      [
        line("/services", 200, 2),
        line("/services", 304, 1),
        line("/services", 308, 1),
        line("/services/:slug", 404, 1),
        line("/trpc/*", 200, 2),
        line("*", 200, 1),
        line("/healthz", 200, 1),
        line("other", 400, 1),
      ].toSorted(),
    );
    expect(await counted("reply_cache_requests_total")).toEqual([
      'reply_cache_requests_total{cache="pages",result="hit"} 2',
      'reply_cache_requests_total{cache="pages",result="miss"} 3',
      'reply_cache_requests_total{cache="queries",result="hit"} 1',
      'reply_cache_requests_total{cache="queries",result="miss"} 1',
    ]);
    expect(await lines("http_server_active_requests")).toEqual(["http_server_active_requests 0"]);
  });

  test("are active until they end, even when the client disconnects", async () => {
    await start();
    const activeRequests = () => gateway.metrics.http.active;
    gateway.upstream.fail({ mode: "hang", resource: "services" });
    const { hostname, port } = new URL(gateway.address);
    const sockets = ["GET /services", "POST /contact", "POST /training-form"].map((call) => {
      const socket = connect(Number(port), hostname).on("error", () => {});
      const head =
        "Host: a\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 9\r\n";
      socket.write(`${call} HTTP/1.1\r\n${head}\r\n--x`);
      return socket;
    });
    await expect.poll(activeRequests).toBe(3);
    for (const socket of sockets) socket.destroy();
    await expect.poll(activeRequests).toBe(0);
    expect(await counted(http)).toContain(line("/services", 499, 1));
  });

  test("add no lines for unknown paths", async () => {
    await start();
    await requestUnknown(0, 5);
    const before = (await text()).split("\n").length;
    await requestUnknown(5, 150);
    expect((await text()).split("\n")).toHaveLength(before);
    expect(await text()).not.toMatch(/odd/);
  }, 30_000);
});

describe("forms", () => {
  test("are counted by outcome, without anything about their sender", async () => {
    await start({ submissions: { timeoutMs: 500 } });
    await postForm(gateway.client, "/contact", filledContact);
    await postForm(gateway.client, "/contact", { ...filledContact, email: "no address" });
    gateway.upstream.outage(true);
    await postForm(gateway.client, "/contact", { ...filledContact, message: "Once more" });
    expect(await submissions()).toEqual([
      'submissions_total{form="contact",outcome="accepted"} 1',
      'submissions_total{form="contact",outcome="failed"} 1',
      'submissions_total{form="contact",outcome="refused"} 1',
    ]);
    const all = await text();
    for (const value of Object.values(contact)) expect(all).not.toContain(value);
  });

  test("with a file have its bytes counted", async () => {
    await start();
    const page = "/training-form";
    const file = cv();
    await postUpload(gateway.client, page, formBody(volunteer, file));
    await postUpload(gateway.client, page, formBody([["first_name", "Ravi"]], file));
    expect(await submissions()).toEqual([
      'submissions_total{form="volunteer",outcome="accepted"} 1',
      'submissions_total{form="volunteer",outcome="refused"} 1',
    ]);
    expect(await lines("upload_received_bytes_total")).toEqual([
      `upload_received_bytes_total ${file.bytes.length}`,
    ]);
    expect(await lines("uploads_in_progress")).toEqual(["uploads_in_progress 0"]);
  });

  test("over the limit are counted only against their budget", async () => {
    await start({ env: { RATE_LIMIT_SUBMISSIONS: "1" } });
    await postForm(gateway.client, "/contact", {});
    await postForm(gateway.client, "/contact", {});
    expect(await submissions()).toEqual(['submissions_total{form="contact",outcome="refused"} 1']);
    expect(await counted("rate_limited_requests_total")).toEqual([
      'rate_limited_requests_total{bucket="contact"} 1',
    ]);
  });
});

test("calls to the upstream are counted by resource and outcome", async () => {
  await start({ env: { CONTENT_TTL_S: "0" } });
  await gateway.warm();
  expect(await lines("upstream_up")).toEqual(["upstream_up 1"]);
  expect(await lines("content_age_seconds")).toHaveLength(resourceNames.length);
  const calls = "upstream_request_duration_seconds";
  expect(await counted(calls)).toHaveLength(resourceNames.length);
  expect(await counted(calls)).toContain(`${calls}_count{resource="events",outcome="ok"} 1`);

  gateway.upstream.outage(true);
  await gateway.warm();
  await expect.poll(() => lines("upstream_up")).toEqual(["upstream_up 0"]);
  await expect
    .poll(() => counted(calls))
    .toContain(`${calls}_count{resource="events",outcome="refused"} 1`);
  // A gateway without Redis has no shared counts to be up or down.
  expect(await text()).not.toContain("shared_counts_up");
});
