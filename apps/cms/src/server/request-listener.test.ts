import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { type Send, signedFetch } from "@kdl/mock-upstream/signed-fetch";
import { submissionFailure } from "@kdl/schemas/forms/form-messages";
import { requestFailure } from "@kdl/schemas/messages";
import { requestKey, signRequest } from "@kdl/schemas/contract/request-signature";
import { createDrainingServer } from "@kdl/runtime/http/draining-server";
import { metricsText } from "@kdl/runtime/metrics/metrics-registry";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { closableWithNotice } from "../lifecycle/close-server.ts";
import { processLog } from "../logs/process-log.ts";
import { metrics } from "../metrics/metrics.ts";
import { createRequestListener } from "./request-listener.ts";

const TIMEOUT = { timeout: 20_000 };

const MOST = 3;
const SECRET = "a secret of this test";
/** Requests that Next has received and hasn't answered. */
const pending: ServerResponse[] = [];
const server = createDrainingServer(
  {},
  createRequestListener({
    addressOf: () => "203.0.113.7",
    next: (_, response) => pending.push(response),
    shares: { uploads: 1, admin: 1, others: MOST },
    secret: SECRET,
  }),
);
let url: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const signed = signedFetch(SECRET);
const send = (path: string, headers = {}, by: Send = signed) =>
  by(url + path, { method: "POST", body: "{}", headers });

test("sheds excess requests with a message, and counts every request once", async () => {
  const early = [1, 2, 3].map(() => send("/send-email"));
  await vi.waitFor(() => expect(pending).toHaveLength(MOST), TIMEOUT);
  const late = await send("/send-email");
  expect(late.status).toBe(503);
  expect(late.headers.get("retry-after")).toBe("2");
  expect(await late.json()).toEqual({
    code: "UNAVAILABLE",
    message: submissionFailure.unavailable,
  });
  const asked = fetch(`${url}/readyz`);
  await vi.waitFor(() => expect(pending).toHaveLength(MOST + 1), TIMEOUT);
  for (const response of pending.splice(0)) response.end("done");
  expect((await Promise.all([...early, asked])).map(({ status }) => status)).toEqual(
    Array.from({ length: MOST + 1 }, () => 200),
  );
  await vi.waitFor(() => expect(metrics.http.active).toBe(0), TIMEOUT);

  const again = send("/send-email");
  await vi.waitFor(() => expect(pending).toHaveLength(1), TIMEOUT);
  pending.splice(0)[0]!.end("done");
  expect((await again).status).toBe(200);
  const written = await metricsText(metrics.meter);
  const count = (route: string, method: string, status: number) =>
    new RegExp(
      `duration_seconds_count{http_route="${route}",http_request_method="${method}",http_response_status_code="${status}"} (\\d+)`,
    ).exec(written)?.[1];
  expect(count("/send-email", "POST", 200)).toBe("4");
  expect(count("/send-email", "POST", 503)).toBe("1");
  expect(count("/readyz", "GET", 200)).toBe("1");
  expect(written).toMatch(/^overload_refused_requests_total 1$/m);
});

// Node warns above ten listeners, of which Next's development server adds seven.
test("adds only one listener for the end of a reply", async () => {
  closableWithNotice(server);
  const answer = send("/send-email");
  await vi.waitFor(() => expect(pending).toHaveLength(1), TIMEOUT);
  const [response] = pending.splice(0);
  const count = response!.listenerCount("close");
  response!.end("done");
  await answer;
  expect(count).toBe(1);
});

test("slow uploads don't block other requests", async () => {
  const upload = () =>
    send("/api/submit-training-form", { "content-type": "multipart/form-data; boundary=b" });
  const first = upload();
  await vi.waitFor(() => expect(pending).toHaveLength(1), TIMEOUT);
  expect((await upload()).status).toBe(503);
  const other = send("/send-email");
  await vi.waitFor(() => expect(pending).toHaveLength(2), TIMEOUT);
  for (const response of pending.splice(0)) response.end("done");
  expect([(await first).status, (await other).status]).toEqual([200, 200]);
});

const bySomeStranger = () => send("/payload-api/users/login", {}, fetch);

test("strangers that keep the admin's API busy don't block gateways", async () => {
  const first = bySomeStranger();
  await vi.waitFor(() => expect(pending).toHaveLength(1), TIMEOUT);
  expect((await bySomeStranger()).status).toBe(503);
  expect((await fetch(`${url}/admin/login`)).status).toBe(503);
  const early = [1, 2, 3].map(() => send("/send-email"));
  await vi.waitFor(() => expect(pending).toHaveLength(MOST + 1), TIMEOUT);
  for (const response of pending.splice(0)) response.end("done");
  const statuses = (await Promise.all([first, ...early])).map(({ status }) => status);
  expect(statuses).toEqual([200, 200, 200, 200]);
});

test.each(["POST", "PUT", "PATCH", "DELETE"])(
  "a page refuses %s without a function call",
  async (method) => {
    for (const headers of [{}, { "next-action": "x" }]) {
      const init = {
        method,
        body: "--b",
        headers: { ...headers, "content-type": "multipart/form-data" },
      };
      const answer = await fetch(`${url}/admin/login?redirect=/`, init);
      expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
      expect(await answer.text()).toMatch(/try again\.$/m);
    }
    expect(pending).toEqual([]);
  },
);

test("function calls of the admin's own scripts reach their page", async () => {
  const call = send("/admin/login", { "next-action": "4".repeat(42) }, fetch);
  await vi.waitFor(() => expect(pending).toHaveLength(1), TIMEOUT);
  pending.splice(0)[0]!.end("done");
  expect((await call).status).toBe(200);
});

test("sets the client's address, whatever the request claims", async () => {
  let seen: unknown;
  const listener = createRequestListener({
    addressOf: () => "203.0.113.7",
    next: ({ headers }, response) => {
      seen = headers["x-client-address"];
      response.end();
    },
    shares: { uploads: 1, admin: 1, others: MOST },
    secret: SECRET,
  });
  const other = createServer(listener);
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const { port } = other.address() as AddressInfo;
  await fetch(`http://127.0.0.1:${port}/`, { headers: { "x-client-address": "10.0.0.1" } });
  other.close();
  expect(seen).toBe("203.0.113.7");
});

test("refuses requests that no gateway has signed, even under load, without reading them", async () => {
  const early = [1, 2, 3].map(() => send("/send-email"));
  await vi.waitFor(() => expect(pending).toHaveLength(MOST), TIMEOUT);
  const other = signedFetch("another secret, of a stranger");
  const answers = [
    await send("/send-email", {}, fetch),
    await send("/api/members/me", { "x-signature-seal": "guessed" }, fetch),
    await send("/send-email", {}, other),
  ];
  const message = requestFailure.notAllowed;
  for (const [at, code] of ["UNSIGNED", "UNSIGNED", "WRONG_SIGNATURE"].entries()) {
    expect(answers[at]?.status).toBe(401);
    expect(answers[at]?.headers.get("connection")).toBe("close");
    expect(answers[at]?.headers.get("x-contract-extensions")).toContain("signed-requests");
    expect(await answers[at]?.json()).toEqual({ code, message });
  }
  expect(pending).toHaveLength(MOST);
  for (const response of pending.splice(0)) response.end("done");
  await Promise.all(early);
  const written = await metricsText(metrics.meter);
  expect(written).toMatch(/^gateway_signatures_total\{result="missing"\} 2$/m);
  expect(written).toMatch(/^gateway_signatures_total\{result="wrong"\} 1$/m);
});

test("logs by how much the clocks of gateway and CMS differ", async () => {
  const warn = vi.spyOn(processLog(), "warn");
  const call = { method: "POST", path: "/send-email", headers: {} };
  const signature = signRequest(requestKey(SECRET), call, Date.now() - 400_000);
  const late = await fetch(url + call.path, { method: "POST", headers: signature });
  expect(await late.json()).toMatchObject({ code: "SIGNATURE_EXPIRED" });
  const [, words] = warn.mock.calls.at(-1) ?? [];
  expect(words).toMatch(/gateway and CMS clocks differ by 40\d s$/);
  expect(await metricsText(metrics.meter)).toMatch(/^gateway_clock_skew_seconds 40\d/m);
});

test("refuses cross-site writes", async () => {
  const { status } = await send("/payload-api/users", { origin: "https://evil.example" });
  expect(status).toBe(403);
  expect(pending).toEqual([]);
});

test("refuses a body of any length without losing the reply, and keeps the connection open", async () => {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  let replies = "";
  socket.on("data", (chunk) => (replies += chunk.toString()));
  socket.pause();
  socket.write(
    `POST /payload-api/users HTTP/1.1\r\nHost: cms\r\nOrigin: https://evil.example\r\n` +
      "Content-Length: 4000000\r\n\r\n",
  );
  await new Promise((resolve) => socket.write(Buffer.alloc(4_000_000, "x"), resolve));
  socket.resume();
  socket.write("GET /readyz HTTP/1.1\r\nHost: cms\r\nConnection: close\r\n\r\n");
  await vi.waitFor(() => expect(pending).toHaveLength(1), TIMEOUT);
  pending.splice(0)[0]!.end("done");
  await vi.waitFor(
    () => expect(replies).toMatch(/^HTTP\/1\.1 403 [^]*HTTP\/1\.1 200 [^]*done$/),
    TIMEOUT,
  );
});
