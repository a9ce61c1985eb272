import { randomBytes } from "node:crypto";
import { applicationFailure } from "@kdl/schemas/applications/application-messages";
import { describe, expect, test } from "vitest";
import { applicant, applicantSite, html, json } from "../../testing/applicant-site.ts";
import { logLines } from "../../testing/log-lines.ts";
import { from } from "../../testing/test-client.ts";
import { startTestGateway } from "../../testing/test-gateway.ts";

const { log, lines } = logLines();
const site = applicantSite({ log });
const { apply, get, post, offer, stored, stageOf } = site;

test("the success page contains the link, and only its visitor gets it", async () => {
  const { location, token } = await apply();
  expect(location.pathname).toBe("/registration-success");
  expect(token).toHaveLength(43);
  for (const path of [
    location.pathname + location.search,
    `/registration-success?token=${token}`,
  ]) {
    const page = await get(path);
    expect(page.headers["cache-control"]).toBe("private, no-store");
    expect(page.headers["referrer-policy"]).toBe("no-referrer");
  }
});

test("the page is rendered per request, and kept out of caches, search engines and referrers", async () => {
  const { token, reference } = await apply();
  for (let times = 0; times < 3; times += 1) {
    const page = await get(`/application/${token}`);
    expect(page.status).toBe(200);
    expect(page.text).toContain(reference);
    expect(page.headers).toMatchObject({
      "cache-control": "private, no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
    });
    expect((await site.gateway.client.head(`/application/${token}`).set(site.address)).status).toBe(
      200,
    );
  }
  expect(site.gateway.web.renders(`/application/${token}`)).toBe(6);
  expect(stageOf(reference)).toBe("received");
});

test("withdraws once; pressing the button again has the same result", async () => {
  const { token, reference } = await apply();
  const press = () => post(token, { action: "withdraw", from: "received" });
  for (const reply of [await press(), await press()]) {
    expect([reply.status, reply.headers["location"]]).toEqual([303, `/application/${token}`]);
    expect(reply.headers["cache-control"]).toBe("private, no-store");
  }
  expect(stageOf(reference)).toBe("withdrawn");
  expect(stored(reference).history).toHaveLength(2);
});

test("accepts an offer before its deadline only", async () => {
  const { token, reference } = await apply();
  const accept = (headers?: object) => post(token, { action: "accept", from: "selected" }, headers);
  expect((await accept()).headers["location"]).toBe(`/application/${token}?problem=changed`);
  offer(reference, -1);
  expect((await accept()).headers["location"]).toBe(`/application/${token}?problem=ended`);
  expect((await accept(json)).body).toMatchObject({ message: applicationFailure.offerEnded });
  offer(reference, 1);
  expect((await accept(json)).status).toBe(204);
  expect(stageOf(reference)).toBe("confirmed");
});

test.each([
  [{}, 400],
  [{ action: "withdraw" }, 400],
  [{ action: "delete", from: "received" }, 400],
  [{ action: "constructor", from: "received" }, 400],
  [{ action: "withdraw", from: "nowhere" }, 400],
])("%j is rejected", async (body, status) => {
  const { token, reference } = await apply();
  expect((await post(token, body)).status).toBe(status);
  expect(stageOf(reference)).toBe("received");
});

test.each([
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
  { origin: "https://evil.example" },
  { origin: "null" },
])("other sites can't send it: %j", async (headers) => {
  const { token, reference } = await apply();
  const reply = await post(
    token,
    { action: "withdraw", from: "received" },
    { ...html, ...headers },
  );
  expect(reply.status).toBe(403);
  expect(stageOf(reference)).toBe("received");
});

describe("a wrong link", () => {
  const wrong = [
    randomBytes(32).toString("base64url"),
    "A".repeat(43),
    "short",
    "a%20b",
    "x".repeat(300),
    "..%2F..%2Fapi",
    "%E0%A4%85",
  ];

  test("gets the same answer, whatever it looks like", async () => {
    for (const token of wrong) {
      const page = await get(`/application/${token}`);
      expect([token, page.status]).toEqual([token, 404]);
      expect(page.text).toContain(applicationFailure.unknownLink);
      expect(page.headers["cache-control"]).toBe("private, no-store");
      const changed = await post(token, { action: "withdraw", from: "received" });
      expect([token, changed.status]).toEqual([token, 303]);
    }
    // The upstream is asked each time, so that response times reveal nothing.
    const asked = site.upstream.calls("/api/applications/own");
    expect(asked).toBe(wrong.length);
  });

  test("can be tried a limited number of times; other visitors aren't affected", async () => {
    const { token } = await apply();
    const statuses: number[] = [];
    for (let times = 0; times < 62; times += 1) {
      statuses.push((await get(`/application/${"B".repeat(43)}`)).status);
    }
    expect([statuses[0], statuses[59], statuses[60]]).toEqual([404, 404, 429]);
    const page = () => site.gateway.client.get(`/application/${token}`);
    expect((await page().set({ ...site.address, ...html })).status).toBe(429);
    expect((await page().set({ ...from("10.3.0.1"), ...html })).status).toBe(200);
  });

  test("valid links don't count", async () => {
    const { token } = await apply();
    for (let times = 0; times < 62; times += 1) {
      expect((await get(`/application/${token}`)).status).toBe(200);
    }
  });
});

test("a failing upstream doesn't count as a wrong link", async () => {
  const { token } = await apply();
  site.upstream.outage(true);
  const page = await get(`/application/${token}`);
  expect([page.status, page.text.includes(applicationFailure.failed)]).toEqual([503, true]);
  const change = await post(token, { action: "withdraw", from: "received" });
  expect(change.headers["location"]).toBe(`/application/${token}?problem=failed`);
  site.upstream.outage(false);
});

test("no log line contains a token", async () => {
  const { token } = await apply();
  await get(`/application/${token}`);
  await get(`/application/${token}?problem=changed`);
  await get(`//application/${token}`);
  await get(`/APPLICATION/${token}/`);
  await get(`/%61pplication/${token}`);
  await post(token, { action: "withdraw", from: "screening" });
  await site.gateway.client
    .post("/csp-report")
    .set({ "content-type": "application/csp-report" })
    .send(JSON.stringify({ "csp-report": { "document-uri": `http://site/application/${token}` } }));
  site.upstream.outage(true);
  await get(`/application/${token}`);
  site.upstream.outage(false);
  const text = JSON.stringify(lines());
  expect(text).toContain("/application/…");
  expect(text).not.toContain(token);
  expect(text).not.toContain(token.slice(0, 20));
});

test("with a core-only upstream there is no link, and the form says so", async () => {
  const core = await startTestGateway({ upstream: { extensions: false } });
  const page = await core.client.get(`/application/${"A".repeat(43)}`).set(html);
  expect(page.status).toBe(404);
  const form = core.client.post("/application").set(html).type("form");
  expect((await form.send({ email: applicant.email, website: "" })).status).toBe(404);
  await core.close();
});
