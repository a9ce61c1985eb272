import type { MemberSubmission } from "@kdl/schemas/members/members";
import { describe, expect, test } from "vitest";
import { applicationsOf, otherSubmissions, registrationsOf } from "./profile-submissions.ts";

const now = Date.parse("2026-11-21T12:00:00Z");

function registration(
  slug: string,
  change: Partial<MemberSubmission> = {},
  days = 1,
): MemberSubmission {
  const start = now + days * 24 * 60 * 60_000;
  return {
    form: "event-registration",
    reference: slug.toUpperCase(),
    status: "received",
    sentAt: "2026-11-01T10:00:00Z",
    about: "",
    application: null,
    registration: null,
    event: {
      slug,
      name: slug,
      type: "Online",
      startsAt: new Date(start).toISOString(),
      endsAt: new Date(start + 60 * 60_000).toISOString(),
      location: "",
      isCancelled: false,
    },
    canCancel: true,
    certificate: null,
    ...change,
  };
}

const slugsOf = (list: readonly MemberSubmission[]) => list.map(({ event }) => event?.slug);

describe("registrations", () => {
  test("for upcoming events come first, the soonest at the top", () => {
    const { upcoming, others } = registrationsOf(
      [registration("far", {}, 9), registration("soon", {}, 1), registration("past", {}, -3)],
      now,
    );
    expect(slugsOf(upcoming)).toEqual(["soon", "far"]);
    expect(slugsOf(others)).toEqual(["past"]);
  });

  test("for running events are not past", () => {
    const running = registration("running", {}, -0.01);
    expect(slugsOf(registrationsOf([running], now).upcoming)).toEqual(["running"]);
  });

  test("with a certificate are past, even while the event runs", () => {
    const certificate = {
      number: "7K3Q9M2XABCD01VZ",
      title: "Lab",
      issuedAt: "2026-11-01T10:00:00Z",
    };
    const { upcoming, others } = registrationsOf(
      [registration("lab", { certificate }, -0.01)],
      now,
    );
    expect(upcoming).toEqual([]);
    expect(slugsOf(others)).toEqual(["lab"]);
  });

  test("that were cancelled by either side, or whose event is gone, come last", () => {
    const { event } = registration("called-off");
    const list = [
      registration("taken-back", { status: "cancelled" }, 2),
      registration("called-off", { event: event && { ...event, isCancelled: true } }),
      registration("gone", { event: null }),
    ];
    const { upcoming, others } = registrationsOf(list, now);
    expect(upcoming).toEqual([]);
    expect(slugsOf(others)).toEqual(["taken-back", "called-off", undefined]);
  });
});

describe("everything else that was sent", () => {
  const list: MemberSubmission[] = [
    registration("open-evening"),
    { ...registration("a"), form: "contact", event: null },
    { ...registration("b"), form: "internship", event: null },
    { ...registration("c"), form: "club-registration", event: null },
  ];

  test("is listed once, where it belongs", () => {
    expect(otherSubmissions(list).map(({ form }) => form)).toEqual([
      "contact",
      "club-registration",
    ]);
    expect(applicationsOf(list).map(({ reference }) => reference)).toEqual(["B"]);
  });
});
