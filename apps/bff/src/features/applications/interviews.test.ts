import { applicationFailure } from "@kdl/schemas/applications/application-messages";
import { interviewFailure } from "@kdl/schemas/applications/interview-texts";
import { expect, test } from "vitest";
import { applicantSite, json } from "../../testing/applicant-site.ts";
import { logLines } from "../../testing/log-lines.ts";
import { startTestGateway } from "../../testing/test-gateway.ts";

const { log, lines } = logLines();
const site = applicantSite({ log });
const { apply, get, post, stored, stageOf } = site;

const DAY_MS = 24 * 60 * 60_000;
const slots = [2, 3].map((days) => new Date(Date.now() + days * DAY_MS).toISOString());
const [first = "", second = ""] = slots;

async function offered() {
  const { token, reference } = await apply();
  site.upstream.offerInterview(reference, { slots, place: "https://meet.example.org/room" });
  const { id } = stored(reference).interview!;
  const book = (slot: string, headers?: object, interview = id) =>
    post(token, { action: "book", interview, slot }, headers);
  return { token, reference, id, book, booked: () => stored(reference).interview!.startsAt };
}

test("a time can be chosen and changed with a form that uses no script", async () => {
  const { token, book, booked } = await offered();
  for (const slot of [first, first, second]) {
    const reply = await book(slot);
    expect([reply.status, reply.headers["location"]]).toEqual([303, `/application/${token}`]);
    expect(reply.headers["cache-control"]).toBe("private, no-store");
    expect(booked()).toBe(slot);
  }
});

test("a time that somebody else has taken is refused", async () => {
  const [one, other] = [await offered(), await offered()];
  expect((await one.book(first, json)).status).toBe(204);
  const reply = await other.book(first);
  expect(reply.headers["location"]).toBe(`/application/${other.token}?problem=taken`);
  const { status, body } = await other.book(first, json);
  expect([status, body]).toMatchObject([409, { message: interviewFailure.SLOT_TAKEN }]);
  expect(other.booked()).toBeNull();
});

test("an interview that is no longer offered can't be booked", async () => {
  const { token, reference, book, booked } = await offered();
  const times = `/application/${token}?problem=times`;
  expect((await book(first, undefined, "another")).headers["location"]).toBe(times);
  expect((await book(new Date().toISOString())).headers["location"]).toBe(times);
  site.upstream.moveApplication(reference, "declined");
  expect((await book(first)).headers["location"]).toBe(times);
  expect(booked()).toBeNull();
});

test("the applicant can say that no time suits", async () => {
  const { token, reference, id, book } = await offered();
  await book(first);
  const reply = await post(token, { action: "refuse", interview: id });
  expect([reply.status, reply.headers["location"]]).toEqual([303, `/application/${token}`]);
  expect(stored(reference).interview).toMatchObject({ startsAt: null, hasRefused: true });
  expect(stageOf(reference)).toBe("interview");
});

test.each([
  { action: "book" },
  { action: "book", interview: "1" },
  { action: "refuse" },
  { action: "constructor", interview: "1", slot: first },
])("%j is rejected", async (body) => {
  const { token, booked } = await offered();
  expect((await post(token, body)).status).toBe(400);
  expect(booked()).toBeNull();
});

test("other sites can't book", async () => {
  const { book, booked } = await offered();
  expect((await book(first, { "sec-fetch-site": "cross-site" })).status).toBe(403);
  expect(booked()).toBeNull();
});

test("serves the booked time as a calendar file, without side effects", async () => {
  const { token, book, booked } = await offered();
  const path = `/application/${token}/interview.ics`;
  const file = () => get(path).set("accept", "*/*");
  expect((await file()).status).toBe(404);
  await book(first);
  for (let times = 0; times < 3; times += 1) {
    const { status, headers, text } = await file();
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'attachment; filename="interview.ics"',
      "cache-control": "private, no-store",
      "referrer-policy": "no-referrer",
    });
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
  }
  expect((await site.gateway.client.head(path).set(site.address)).status).toBe(200);
  expect(booked()).toBe(first);
  expect((await get(`/application/${"A".repeat(43)}/interview.ics`)).status).toBe(404);
  expect(lines().filter((line) => JSON.stringify(line).includes(token))).toEqual([]);
});

test("if the upstream fails or sends no calendar, the visitor is told", async () => {
  const { token, book } = await offered();
  await book(first);
  const path = "/api/applications/own/interview/calendar";
  site.upstream.fail({ path, mode: "not-json" });
  expect((await get(`/application/${token}/interview.ics`)).status).toBe(503);
  site.upstream.heal();
  site.upstream.outage(true);
  expect((await book(second)).headers["location"]).toBe(`/application/${token}?problem=failed`);
  expect((await get(`/application/${token}/interview.ics`)).status).toBe(503);
  site.upstream.outage(false);
});

test("without the upstream's extensions there is no calendar file", async () => {
  const core = await startTestGateway({ upstream: { extensions: false } });
  const reply = await core.client.get(`/application/${"A".repeat(43)}/interview.ics`);
  expect([reply.status, JSON.stringify(reply.body)]).toEqual([
    404,
    expect.stringContaining(applicationFailure.unknownLink),
  ]);
  await core.close();
});
