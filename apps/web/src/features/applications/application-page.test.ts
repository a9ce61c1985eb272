import type { Application } from "@kdl/schemas/applications/application";
import { applicationFailure } from "@kdl/schemas/applications/application-messages";
import { interviewFailure, noSlotsLeft } from "@kdl/schemas/applications/interview-texts";
import { stageTexts } from "@kdl/schemas/applications/stage-texts";
import { type StageName, stageNames } from "@kdl/schemas/applications/stages";
import { expect, test } from "vitest";
import { QueryFailure } from "../../data/data.ts";
import { renderPage } from "../../testing/render-page.ts";

const TOKEN = "a".repeat(43);
const FAR = "2999-12-03T18:29:59.000Z";

const application: Application = {
  form: "internship",
  reference: "INT-7F3K",
  firstName: "Asha",
  receivedAt: "2026-11-23T09:00:00.000Z",
  stage: "received",
  answerBy: null,
  next: { text: "A mentor reads it.", by: FAR },
  interview: null,
  certificate: null,
  history: [{ stage: "received", at: "2026-11-23T09:00:00.000Z" }],
};

/** The page as the gateway renders it, as text with its forms. */
const page = (path: string, status: () => Application) =>
  renderPage(path, { "applications.status": status });

const shown = (more: Partial<Application>) =>
  page(`/application/${TOKEN}`, () => ({ ...application, next: null, ...more }));
const buttons = (markup: string) => ({
  accept: markup.includes("Accept the place"),
  withdraw: markup.includes("Yes, withdraw it"),
});

test("says what stage it is at, what happens next and by when", async () => {
  const { code, markup } = await page(`/application/${TOKEN}`, () => application);
  expect(code).toBe(200);
  for (const text of [
    "Hello Asha",
    stageTexts.received.text,
    "A mentor reads it.",
    "You will hear from us by 3 December 2999.",
    "INT-7F3K",
    "Internship application",
  ]) {
    expect(markup).toContain(text);
  }
});

test.each(stageNames)("the buttons fit the stage: %s", async (stage: StageName) => {
  const { markup } = await shown({ stage, answerBy: stage === "selected" ? FAR : null });
  const isOver = ["confirmed", "declined", "lapsed", "withdrawn"].includes(stage);
  expect(buttons(markup)).toEqual({ accept: stage === "selected", withdraw: !isOver });
  expect(markup).toContain(stageTexts[stage].text);
});

test("an offer whose deadline is past has no button to accept it", async () => {
  const { markup } = await shown({ stage: "selected", answerBy: "2020-01-01T00:00:00.000Z" });
  expect(buttons(markup)).toEqual({ accept: false, withdraw: true });
});

test("buttons name the stage that the page shows, and need no script", async () => {
  const { markup } = await shown({ stage: "interview" });
  const [, after = ""] = markup.split("Withdraw my application");
  const [form = ""] = after.split("</details>");
  expect(form).toContain(`<form method="post" action="/application/${TOKEN}">`);
  expect(form).toMatch(/name="action"[^>]* value="withdraw"/);
  expect(form).toMatch(/name="from"[^>]* value="interview"/);
});

const interview: NonNullable<Application["interview"]> = {
  id: "one",
  state: "offered",
  minutes: 30,
  place: "https://meet.example.org/room",
  mentor: "Meera",
  slots: ["2999-12-03T04:30:00.000Z", "2999-12-03T05:30:00.000Z"],
  startsAt: null,
};
const withInterview = (more: Partial<typeof interview>) =>
  shown({ stage: "interview", interview: { ...interview, ...more } });

test("the times of an interview are in the site's zone, and chosen without a script", async () => {
  const { markup } = await withInterview({});
  for (const text of ["Dec 3, 2999, 10:00 AM IST", "30 minutes", "Meera", "Book this time"]) {
    expect(markup).toContain(text);
  }
  expect(markup).toContain('href="https://meet.example.org/room"');
  expect(markup).toMatch(/name="action"[^>]* value="book"/);
  expect(markup).toMatch(/name="interview"[^>]* value="one"/);
  expect(markup).toMatch(/type="radio"[^>]* name="slot"[^>]* value="2999-12-03T04:30:00.000Z"/);
  expect(markup).not.toContain("interview.ics");
});

test("a booked interview has a file for the calendar, and can be changed until it begins", async () => {
  const [startsAt = "", other = ""] = interview.slots;
  const booked = { state: "booked" as const, startsAt, slots: [other] };
  const { markup } = await withInterview(booked);
  expect(markup).toContain(`href="/application/${TOKEN}/interview.ics"`);
  expect(markup).toContain("Choose another time");
  expect(markup).toContain("This cancels your interview.");
  const over = await withInterview({ ...booked, startsAt: "2020-01-01T00:00:00.000Z", slots: [] });
  for (const text of ["interview.ics", "Choose another time", "Ask for other times"]) {
    expect(over.markup).not.toContain(text);
  }
});

test("a place that isn't a web address isn't shown as a link", async () => {
  const { markup } = await withInterview({ place: "javascript:alert(1)" });
  expect(markup).toContain("javascript:alert(1)");
  expect(markup).not.toContain('href="javascript');
});

test("if no time is left, applicants can ask for others", async () => {
  const { markup } = await withInterview({ slots: [] });
  expect(markup).toContain(noSlotsLeft);
  expect(markup).toContain("Ask for other times");
  expect(markup).not.toContain("Book this time");
  const waiting = await withInterview({ state: "none-suits", slots: [] });
  expect(waiting.markup).not.toContain("Ask for other times");
});

test("its head doesn't contain its address, which is private", async () => {
  const { markup } = await shown({});
  const [head = ""] = markup.split("</head>");
  expect(head).toContain('<meta name="robots" content="noindex"');
  expect(head).not.toContain(TOKEN);
});

test("a link that doesn't work gets an explanation, with a way to get another", async () => {
  const { code, markup } = await page("/application/anything", () => {
    throw new QueryFailure(404, applicationFailure.unknownLink);
  });
  expect(code).toBe(404);
  expect(markup).toContain(applicationFailure.unknownLink);
  expect(markup).toContain('href="/application"');
});

test("a failing upstream isn't shown as a wrong link", async () => {
  const { code, markup } = await page(`/application/${TOKEN}`, () => {
    throw new QueryFailure(503, applicationFailure.failed);
  });
  expect([code, markup.includes(applicationFailure.unknownLink)]).toEqual([503, false]);
});

test.each([
  ["changed", applicationFailure.stageChanged],
  ["ended", applicationFailure.offerEnded],
  ["failed", applicationFailure.failed],
  ["taken", interviewFailure.SLOT_TAKEN],
  ["times", interviewFailure.INTERVIEW_CHANGED],
  ["often", interviewFailure.TOO_MANY_CHANGES],
])("says why it wasn't done: %s", async (problem, text) => {
  const { markup } = await page(`/application/${TOKEN}?problem=${problem}`, () => application);
  expect(markup).toContain(text);
});

test("the success page says what happens next, and nothing that sounds like an acceptance", async () => {
  const path = `/registration-success?reference=INT-7F3K&token=${TOKEN}`;
  const { markup } = await page(path, () => application);
  expect(markup).toContain("Please check your WhatsApp for interview updates.");
  expect(markup).toContain("We have received your internship application.");
  expect(markup).toContain("No decision has been made yet.");
  expect(markup).toContain(`href="/application/${TOKEN}"`);
  const club = await page(path, () => ({ ...application, form: "club-registration" }));
  expect(club.markup).not.toContain("WhatsApp");
});

test("without a link, or when it can't be read, the success page says only that it arrived", async () => {
  for (const query of ["sent=1", "reference=INT-7F3K", `reference=INT-7F3K&token=${TOKEN}`]) {
    const path = `/registration-success?${query}`;
    const { code, markup } = await page(path, () => {
      throw new QueryFailure(503, applicationFailure.failed);
    });
    expect(code).toBe(200);
    expect(markup).toContain("Please check your WhatsApp for interview updates.");
    expect(markup).not.toContain("/application/");
  }
});
