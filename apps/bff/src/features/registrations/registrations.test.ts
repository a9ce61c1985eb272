import { registrationFailure } from "@kdl/schemas/registrations/registration-texts";
import { registrationClosed } from "@kdl/schemas/messages";
import { describe, expect, test } from "vitest";
import { applicantSite, html, json } from "../../testing/applicant-site.ts";
import { createFormToken } from "../../submissions/form-token.ts";
import { logLines } from "../../testing/log-lines.ts";
import { SECRET, startTestGateway } from "../../testing/test-gateway.ts";

const MINUTE_MS = 60_000;
const { log, lines } = logLines();
const site = applicantSite({ log });
const { get, send, stored } = site;

let people = 0;
/** Adds an event with one seat, and makes the gateway load the list of events again. */
function smallEvent(more: object = {}): string {
  const id = site.upstream.addEvent({ capacity: 1, seats_left: 1, waitlist: 1, ...more });
  site.gateway.invalidate(["events"]);
  return id;
}

async function join(event: string, more: object = {}, headers: object = html) {
  people += 1;
  const form_token = createFormToken(SECRET, Date.now() - MINUTE_MS - people);
  const email = `participant-${people}@example.org`;
  const person = { first_name: "Asha", last_name: "Rao", email, mobile: "9876543210" };
  const answers = { ...person, attending: "1", website: "", form_token, ...more };
  const reply = await send(`/event-registration/soldering-night-${event}`, answers, headers);
  const location = new URL(reply.headers["location"] ?? "/", "http://site");
  const { searchParams } = location;
  const token = searchParams.get("token") ?? "";
  return { reply, location, token, reference: searchParams.get("reference") ?? "" };
}

const post = (token: string, body: Record<string, string>, headers: object = html) =>
  send(`/registration/${token}`, body, headers);
const placeOf = (reference: string) => stored(reference).place;

test("the success page contains the link, and only its visitor gets it", async () => {
  const { reply, location, token } = await join(smallEvent());
  expect(reply.status).toBe(303);
  expect(location.pathname).toBe("/event-registration-success");
  expect(token).toHaveLength(43);
  const page = await get(location.pathname + location.search);
  expect(page.headers["cache-control"]).toBe("private, no-store");
  expect(page.headers["referrer-policy"]).toBe("no-referrer");
});

test("reading has no effect, and the page is kept out of caches, search engines and referrers", async () => {
  const { token, reference } = await join(smallEvent());
  for (let times = 0; times < 3; times += 1) {
    const page = await get(`/registration/${token}`);
    expect(page.status).toBe(200);
    expect(page.text).toContain(reference);
    expect(page.headers).toMatchObject({
      "cache-control": "private, no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
    });
    const head = await site.gateway.client.head(`/registration/${token}`).set(site.address);
    expect(head.status).toBe(200);
  }
  expect(placeOf(reference)).toBe("seated");
});

test("a person on the waitlist is offered a cancelled seat, and accepts it", async () => {
  const event = smallEvent();
  const [seated, waiting] = [await join(event), await join(event)];
  expect(placeOf(waiting.reference)).toBe("waiting");
  const accept = (headers?: object) =>
    post(waiting.token, { action: "accept", from: "offered" }, headers);
  const page = `/registration/${waiting.token}`;
  expect((await accept()).headers["location"]).toBe(`${page}?problem=changed`);
  const cancel = () => post(seated.token, { action: "cancel", from: "seated" });
  for (const reply of [await cancel(), await cancel()]) {
    expect([reply.status, reply.headers["location"]]).toEqual([
      303,
      `/registration/${seated.token}`,
    ]);
    expect(reply.headers["cache-control"]).toBe("private, no-store");
  }
  expect(placeOf(waiting.reference)).toBe("offered");
  const past = { offerEndsAt: new Date(Date.now() - MINUTE_MS) };
  site.upstream.movePlace(waiting.reference, "offered", past);
  expect((await accept()).headers["location"]).toBe(`${page}?problem=ended`);
  expect((await accept(json)).body).toMatchObject({ message: registrationFailure.OFFER_ENDED });
  const ahead = { offerEndsAt: new Date(Date.now() + MINUTE_MS) };
  site.upstream.movePlace(waiting.reference, "offered", ahead);
  expect((await accept(json)).status).toBe(204);
  expect(placeOf(waiting.reference)).toBe("seated");
});

test("a second registration with the same address is refused without revealing the first", async () => {
  const event = smallEvent({ capacity: 9, seats_left: 9 });
  const email = "once@example.org";
  const { reference, token } = await join(event, { email });
  const { reply } = await join(event, { email: "ONCE@example.org" }, json);
  expect(reply.status).toBe(409);
  expect(reply.body.message).toBe(registrationClosed.alreadyRegistered);
  expect(reply.text).not.toContain(reference);
  expect(reply.text).not.toContain(token);
});

test("people who have a seat can download the event as a calendar file", async () => {
  const event = smallEvent();
  const [seated, waiting] = [await join(event), await join(event)];
  const file = await get(`/registration/${seated.token}/event.ics`);
  expect(file.status).toBe(200);
  expect(file.headers).toMatchObject({
    "content-type": "text/calendar; charset=utf-8",
    "content-disposition": 'attachment; filename="event.ics"',
    "cache-control": "private, no-store",
  });
  expect((await get(`/registration/${waiting.token}/event.ics`)).status).toBe(404);
});

test.each([
  [{}],
  [{ action: "cancel" }],
  [{ action: "delete", from: "seated" }],
  [{ action: "constructor", from: "seated" }],
  [{ action: "cancel", from: "nowhere" }],
])("%j is rejected", async (body) => {
  const { token, reference } = await join(smallEvent());
  expect((await post(token, body)).status).toBe(400);
  expect(placeOf(reference)).toBe("seated");
});

test.each([{ "sec-fetch-site": "cross-site" }, { origin: "https://evil.example" }])(
  "other sites can't send it: %j",
  async (headers) => {
    const { token, reference } = await join(smallEvent());
    const body = { action: "cancel", from: "seated" };
    expect((await post(token, body, { ...html, ...headers })).status).toBe(403);
    expect(placeOf(reference)).toBe("seated");
  },
);

describe("a wrong link", () => {
  const wrong = ["A".repeat(43), "short", "a%20b", "x".repeat(300), "..%2F..%2Fapi", "%E0%A4%85"];

  test("gets the same answer, whatever it looks like", async () => {
    for (const token of wrong) {
      const page = await get(`/registration/${token}`);
      expect([token, page.status]).toEqual([token, 404]);
      expect(page.text).toContain(registrationFailure.NOT_FOUND);
      const changed = await post(token, { action: "cancel", from: "seated" });
      expect([token, changed.status]).toEqual([token, 303]);
      expect((await get(`/registration/${token}/event.ics`)).status).toBe(404);
    }
    expect(site.upstream.calls("/api/registrations/own")).toBe(wrong.length);
  });

  test("can be tried a limited number of times", async () => {
    const statuses: number[] = [];
    for (let times = 0; times < 62; times += 1) {
      statuses.push((await get(`/registration/${"B".repeat(43)}`)).status);
    }
    expect([statuses[0], statuses[59], statuses[60]]).toEqual([404, 404, 429]);
  });
});

test("a failing upstream doesn't count as a wrong link", async () => {
  const { token } = await join(smallEvent());
  site.upstream.outage(true);
  const page = await get(`/registration/${token}`);
  expect([page.status, page.text.includes(registrationFailure.failed)]).toEqual([503, true]);
  const change = await post(token, { action: "cancel", from: "seated" });
  expect(change.headers["location"]).toBe(`/registration/${token}?problem=failed`);
  site.upstream.outage(false);
});

test("no log line contains a token", async () => {
  const { token } = await join(smallEvent());
  await get(`/registration/${token}`);
  await get(`/registration/${token}/event.ics`);
  await get(`//registration/${token}`);
  await get(`/%72egistration/${token}`);
  await post(token, { action: "cancel", from: "waiting" });
  await site.gateway.client
    .post("/csp-report")
    .set({ "content-type": "application/csp-report" })
    .send(
      JSON.stringify({ "csp-report": { "document-uri": `http://site/registration/${token}` } }),
    );
  const text = JSON.stringify(lines());
  expect(text).toContain("/registration/…");
  expect(text).not.toContain(token.slice(0, 20));
});

test("with a core-only upstream there is no link, and the success page says what it knows", async () => {
  const core = await startTestGateway({ upstream: { extensions: false } });
  const page = await core.client.get(`/registration/${"A".repeat(43)}`).set(html);
  expect(page.status).toBe(404);
  const person = { first_name: "Asha", last_name: "Rao", email: "a@example.org" };
  const sent = await core.client
    .post("/event-registration/build-week")
    .set(html)
    .type("form")
    .send({ ...person, mobile: "9876543210", attending: "1", website: "" });
  expect([sent.status, sent.headers["location"]]).toEqual([
    303,
    "/event-registration-success?sent=1",
  ]);
  await core.close();
});
