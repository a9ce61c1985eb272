import ICAL from "ical.js";
import { sync } from "node-ical";
import { afterEach, expect, test } from "vitest";
import { startTestGateway, type TestGateway } from "../testing/test-gateway.ts";

const SITE = "https://site.example";

let gateway: TestGateway;
afterEach(() => gateway.close());

interface WireEvent {
  id: string;
  slug: string;
  name: string;
  publish: unknown;
  status?: string;
  updated_at?: string;
  end_date_and_time: string;
}

const known = () => structuredClone(gateway.upstream.body("events") as { data: WireEvent[] }).data;
const start = async () => {
  gateway = await startTestGateway({ env: { SITE_ORIGIN: SITE } });
  return known();
};
/** Changes one event, and tells the gateway. */
const change = (slug: string, more: Partial<WireEvent>) => {
  const data = known().map((event) => (event.slug === slug ? { ...event, ...more } : event));
  gateway.upstream.replace("events", { data });
  gateway.invalidate(["events"]);
};
const stateOf = ({ component }: ICAL.Event) => component.getFirstPropertyValue("status");
const isPublished = ({ publish }: WireEvent) => Number(publish) === 1;

/** Read by two parsers that have nothing in common. */
function entriesOf(text: string) {
  const events = new ICAL.Component(ICAL.parse(text) as unknown[])
    .getAllSubcomponents("vevent")
    .map((component) => new ICAL.Event(component));
  const others = Object.values(sync.parseICS(text)).filter((entry) => entry?.type === "VEVENT");
  expect(others.map((entry) => entry?.uid).toSorted()).toEqual(
    events.map(({ uid }) => uid).toSorted(),
  );
  return events;
}

test("the feed has every published event that isn't long over, each once", async () => {
  const events = await start();
  const { text, headers } = await gateway.client.get("/events.ics");
  expect(headers["content-type"]).toBe("text/calendar; charset=utf-8");
  const entries = entriesOf(text);
  const since = Date.now() - 90 * 86_400_000;
  const expected = events.filter(
    (event) => isPublished(event) && Date.parse(event.end_date_and_time) > since,
  );
  expect(entries.length).toBeGreaterThan(0);
  expect(entries.map(({ summary }) => summary).toSorted()).toEqual(
    expected.map(({ name }) => name).toSorted(),
  );
  expect(text).toContain("REFRESH-INTERVAL;VALUE=DURATION:PT1H");
});

test("one event has a file, at the right moment, with a link to its page", async () => {
  const event = (await start()).find(isPublished)!;
  const path = `/events/${event.slug}/event.ics`;
  const { text, headers } = await gateway.client.get(path);
  expect(headers["content-disposition"]).toBe('attachment; filename="event.ics"');
  const [entry, ...others] = entriesOf(text);
  expect(others).toEqual([]);
  expect(entry!.summary).toBe(event.name);
  expect(entry!.endDate.toJSDate().getTime()).toBe(Date.parse(event.end_date_and_time));
  expect(String(entry!.component.getFirstPropertyValue("url"))).toBe(
    `${SITE}/events/${event.slug}`,
  );
});

test("a change keeps the entry's name and raises its number, and a cancelled event says so", async () => {
  const { slug } = (await start()).find(isPublished)!;
  const read = async () =>
    entriesOf((await gateway.client.get(`/events/${slug}/event.ics`)).text)[0]!;
  const before = await read();
  change(slug, { status: "cancelled", updated_at: "2999-01-01T00:00:00Z" });
  await expect.poll(async () => stateOf(await read())).toBe("CANCELLED");
  const after = await read();
  expect(after.uid).toBe(before.uid);
  expect(after.sequence).toBeGreaterThan(before.sequence);
});

test("an editor's text can't add lines to the calendar", async () => {
  const { slug } = (await start()).find(isPublished)!;
  change(slug, { name: 'A\r\nEND:VEVENT\nBEGIN:VEVENT; "B", \\n <b>' });
  const { text } = await gateway.client.get(`/events/${slug}/event.ics`);
  expect(entriesOf(text)).toHaveLength(1);
  expect(text).toContain("SUMMARY:A");
});

test("unpublished events have none, and without events there is none at all", async () => {
  const { slug } = (await start()).find((event) => !isPublished(event))!;
  for (const missing of ["no-such-event", slug]) {
    expect((await gateway.client.get(`/events/${missing}/event.ics`)).status).toBe(404);
  }
  await gateway.close();
  await start();
  gateway.upstream.fail({ mode: "status", resource: "events" });
  const reply = await gateway.client.get("/events.ics");
  expect([reply.status, reply.headers["retry-after"]]).toEqual([503, "10"]);
});
