import type { Registration } from "@kdl/schemas/registrations/registration";
import { placeTexts, registrationFailure } from "@kdl/schemas/registrations/registration-texts";
import { places } from "@kdl/schemas/registrations/places";
import { expect, test } from "vitest";
import { QueryFailure } from "../../data/data.ts";
import { renderPage } from "../../testing/render-page.ts";

const TOKEN = "a".repeat(43);
const registration: Registration = {
  reference: "EVT-7F3K",
  firstName: "Asha",
  receivedAt: "2026-11-23T09:00:00.000Z",
  place: "seated",
  waitingPlace: null,
  offerEndsAt: null,
  canCancel: true,
  certificate: null,
  ticket: null,
  event: {
    slug: "open-lab",
    name: "Open Lab",
    type: "Offline",
    startsAt: "2999-01-05T05:00:00.000Z",
    endsAt: "2999-01-05T07:00:00.000Z",
    location: "Beach Road, Visakhapatnam",
    status: "scheduled",
    bring: "A broken radio",
  },
};

const page = (path: string, status: () => Registration) =>
  renderPage(path, { "registrations.status": status });
const shown = (more: Partial<Registration>) =>
  page(`/registration/${TOKEN}`, () => ({ ...registration, ...more }));

const accepts = (markup: string) => markup.includes('value="accept"');
const cancels = (markup: string) => markup.includes('value="cancel"');
const calendar = `href="/registration/${TOKEN}/event.ics"`;

test.each(places)("says what place the registration has: %s", async (place) => {
  const { code, markup } = await shown({ place });
  expect([code, markup.includes(placeTexts[place].title)]).toEqual([200, true]);
  expect(markup).toContain(placeTexts[place].text);
  expect(markup.includes(calendar)).toBe(place === "seated");
});

test("shows the event, what to bring and the reference", async () => {
  const { markup } = await shown({});
  for (const text of ["Open Lab", "Sat 5 Jan 2999, 10:30", "Beach Road", "A broken radio"]) {
    expect(markup).toContain(text);
  }
  expect(markup).toContain("EVT-7F3K");
});

test("an offered seat can be accepted until the offer ends, unless the event is cancelled", async () => {
  const offer = { place: "offered", offerEndsAt: "2998-01-04T05:00:00.000Z" } as const;
  const { markup } = await shown(offer);
  expect([accepts(markup), cancels(markup)]).toEqual([true, true]);
  expect(markup).toContain("Jan 4, 2998, 10:30 AM IST");
  expect(markup).toContain('name="from" value="offered"');
  const over = await shown({ ...offer, offerEndsAt: "2020-01-04T05:00:00.000Z" });
  const off = await shown({ ...offer, event: { ...registration.event!, status: "cancelled" } });
  expect([accepts(over.markup), accepts(off.markup)]).toEqual([false, false]);
  expect(off.markup).toContain("this event has been cancelled");
});

test("a cancelled event has no ticket", async () => {
  const event = { ...registration.event!, status: "cancelled" as const };
  const ticket = { code: "K7MP30X19T", checkedInAt: null };
  expect((await shown({ ticket, event })).markup).not.toContain("ticket.svg");
});

test("links to the certificate once there is one", async () => {
  const certificate = {
    number: "7K3Q9M2XABCD01VZ",
    title: "Open Lab",
    issuedAt: "2026-11-24T09:00:00Z",
  };
  const { markup } = await shown({ certificate });
  expect(markup).toContain('href="/verify/7K3Q9M2XABCD01VZ"');
  expect((await shown({})).markup).not.toContain("/verify/");
});

test("shows a ticket, and when it was used", async () => {
  const ticket = { code: "K7MP30X19T", checkedInAt: null };
  const { markup } = await shown({ ticket });
  expect(markup).toContain(`src="/registration/${TOKEN}/ticket.svg"`);
  expect(markup).toContain("K7MP3-0X19T");
  expect(markup).not.toContain("Checked in");
  const used = await shown({ ticket: { ...ticket, checkedInAt: "2999-01-05T05:10:00.000Z" } });
  expect(used.markup).toContain("Checked in: Jan 5, 2999, 10:40 AM IST");
  expect((await shown({})).markup).not.toContain("ticket.svg");
});

test("a registration that can't be cancelled has no button", async () => {
  expect(cancels((await shown({ canCancel: false })).markup)).toBe(false);
});

test("a hidden event isn't shown", async () => {
  const { code, markup } = await shown({ event: null });
  expect([code, markup.includes("The event is no longer listed")]).toEqual([200, true]);
});

test("the head doesn't contain the address and asks not to be indexed", async () => {
  const [head = ""] = (await shown({})).markup.split("</head>");
  expect(head).toContain('<meta name="robots" content="noindex"');
  expect(head).not.toContain(TOKEN);
});

test("a link that doesn't work gets an explanation", async () => {
  const { code, markup } = await page("/registration/anything", () => {
    throw new QueryFailure(404, registrationFailure.NOT_FOUND);
  });
  expect([code, markup.includes(registrationFailure.NOT_FOUND)]).toEqual([404, true]);
});

test.each([
  ["changed", registrationFailure.PLACE_CHANGED],
  ["ended", registrationFailure.OFFER_ENDED],
  ["late", registrationFailure.TOO_LATE],
  ["failed", registrationFailure.failed],
])("says why it wasn't done: %s", async (problem, text) => {
  const { markup } = await page(`/registration/${TOKEN}?problem=${problem}`, () => registration);
  expect(markup).toContain(text);
});

test("the success page says what the visitor got: a seat, or a place on the waitlist", async () => {
  const path = `/event-registration-success?reference=EVT-7F3K&token=${TOKEN}`;
  const seated = await page(path, () => registration);
  expect(seated.markup).toContain("Registration Successful!");
  expect(seated.markup).toContain("A broken radio");
  expect(seated.markup).toContain(calendar);
  const waiting = await page(path, () => ({ ...registration, place: "waiting", waitingPlace: 4 }));
  expect(waiting.markup).not.toContain("Registration Successful!");
  expect(waiting.markup).toContain("You are on the waitlist");
  expect(waiting.markup).toContain("number 4");
  expect(waiting.markup).not.toContain(calendar);
});

test("without a link, or when it can't be read, the success page says only that it arrived", async () => {
  for (const query of ["?sent=1", "?reference=EVT-7F3K", `?reference=EVT-7F3K&token=${TOKEN}`]) {
    const { code, markup } = await page(`/event-registration-success${query}`, () => {
      throw new QueryFailure(503, registrationFailure.failed);
    });
    expect(code).toBe(200);
    expect(markup).toContain("Please check your Email for event updates.");
    expect(markup).not.toContain("/registration/");
  }
});
