import { afterEach, expect, test, vi } from "vitest";
import { logLines } from "../testing/log-lines.ts";
import { startTestGateway, type TestGateway } from "../testing/test-gateway.ts";

let gateway: TestGateway;
afterEach(async () => {
  vi.useRealTimers();
  await gateway.close();
});

const report = {
  "csp-report": {
    "document-uri": "https://site.example/contact?name=someone#x",
    "blocked-uri": "https://evil.example/x.js?data=1",
    "effective-directive": "script-src-elem",
    "script-sample": "secret",
    "line-number": 3,
  },
};
const send = (payload: string) =>
  gateway.client
    .post("/csp-report")
    .set({ "content-type": "application/csp-report", "sec-fetch-site": "cross-site" })
    .send(payload);

test("a report is logged without what may be the visitor's own", async () => {
  const { log, lines } = logLines();
  gateway = await startTestGateway({ log });
  expect((await send(JSON.stringify(report))).status).toBe(204);
  expect(lines().find(({ csp }) => csp)?.["csp"]).toEqual({
    directive: "script-src-elem",
    page: "https://site.example/contact",
    blocked: "https://evil.example/x.js",
    source: "",
    line: 3,
  });
});

test("reports can't fill the log, and anything else is dropped", async () => {
  // Lines are counted by the minute, which could end in between.
  vi.useFakeTimers({ toFake: ["Date"] });
  const { log, lines } = logLines();
  gateway = await startTestGateway({ log });
  await send("nonsense");
  await send("{}");
  expect((await send(`"${"x".repeat(17_000)}"`)).status).toBe(413);
  expect(lines().filter(({ csp }) => csp)).toEqual([]);
  const statuses = [];
  for (let index = 0; index < 70; index += 1) {
    statuses.push((await send(JSON.stringify(report))).status);
  }
  expect(statuses.at(0)).toBe(204);
  expect(statuses.at(-1)).toBe(429);
  expect(lines().filter(({ csp }) => csp).length).toBeLessThanOrEqual(30);
});
