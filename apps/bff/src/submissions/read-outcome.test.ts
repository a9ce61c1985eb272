import { clubRegistrationForm } from "@kdl/schemas/forms/club-registration";
import { contactForm } from "@kdl/schemas/forms/contact-form";
import { eventRegistrationForm } from "@kdl/schemas/forms/event-registration";
import type { Form } from "@kdl/schemas/forms/form";
import { fileMessage, submissionFailure } from "@kdl/schemas/forms/form-messages";
import { forms } from "@kdl/schemas/forms/forms";
import { internshipForm } from "@kdl/schemas/forms/internship";
import { notFound, registrationClosed } from "@kdl/schemas/messages";
import { describe, expect, test } from "vitest";
import { toFailure } from "../http/errors.ts";
import { readOutcome } from "./read-outcome.ts";
import { SubmissionRefused } from "./submission-refused.ts";

function outcomeOf(form: Form, status: number, body: unknown, speaks = true) {
  try {
    return readOutcome(form, { status, body }, speaks);
  } catch (error) {
    if (!(error instanceof SubmissionRefused)) throw error;
    const failure = toFailure(error);
    return {
      status: failure.status,
      message: failure.message,
      fields: failure.fields,
      outcome: error.outcome,
    };
  }
}

describe("a success", () => {
  test("has the specified text and the upstream's reference", () => {
    const body = { message: "whatever", reference: "EVT-7F3K" };
    const receipt = { message: "Registration Successful!", reference: "EVT-7F3K" };
    expect(outcomeOf(eventRegistrationForm, 201, body)).toEqual(receipt);
  });

  test.each([undefined, null, 42, "evt-1", "EVT 1", "<b>", "A".repeat(200), ["EVT-1"]])(
    "doesn't show %j as a reference",
    (reference) => {
      const body = { message: "Thanks", reference };
      expect(outcomeOf(contactForm, 200, body)).toMatchObject({ reference: null });
    },
  );

  test.each([[undefined], [null], [42], ["text"], [[]], [{}]])(
    "is any 2xx from an upstream with only the core, even with the body %j",
    (body) => {
      expect(outcomeOf(contactForm, 204, body, false)).toEqual({
        message: "Thank you for contacting us!",
        reference: null,
      });
    },
  );

  test("from an upstream that keeps keys must have the contract's form", () => {
    expect(outcomeOf(contactForm, 200, undefined)).toMatchObject({
      status: 503,
      outcome: "undecided",
    });
  });
});

describe("a refusal by its code", () => {
  test.each([
    [contactForm, 422, "KEY_REUSED", 422, submissionFailure.keyReused, "refused"],
    [contactForm, 409, "UNDER_WAY", 409, submissionFailure.underWay, "undecided"],
    [internshipForm, 409, "DUPLICATE", 409, submissionFailure.internshipDuplicate, "refused"],
    [eventRegistrationForm, 404, "EVENT_NOT_FOUND", 404, notFound.event, "refused"],
    [internshipForm, 413, "TOO_LARGE", 413, fileMessage.tooLarge, "refused"],
    [internshipForm, 415, "FILE_TYPE", 415, fileMessage.mismatch, "refused"],
  ] as const)("of %o: %i %s", (form, status, code, expected, message, outcome) => {
    const found = outcomeOf(form, status, { code, message: "SQLSTATE[23000]" });
    expect(found).toMatchObject({ status: expected, message, outcome });
  });

  test("of an event registration shows the upstream's reason", () => {
    const body = { code: "REGISTRATION_CLOSED", message: registrationClosed.full };
    expect(outcomeOf(eventRegistrationForm, 409, body)).toMatchObject({
      status: 409,
      message: `Registration failed: ${registrationClosed.full}`,
    });
  });

  test("of answers names the form's own fields, in their order", () => {
    const fields = { phone: "Too odd.", secret: "x", email: "Not\nknown. ".repeat(60), name: 7 };
    const found = outcomeOf(contactForm, 422, { code: "INVALID", message: "x", fields });
    expect(found).toMatchObject({
      status: 422,
      message: expect.stringMatching(/^Not known\. .*…$/),
    });
    expect(Object.keys((found as { fields: object }).fields)).toEqual(["email", "phone"]);
  });

  test("counts only from an upstream that supports the extension", () => {
    const body = { code: "DUPLICATE", message: "x" };
    expect(outcomeOf(internshipForm, 409, body, false)).toMatchObject({
      status: 503,
      message: submissionFailure.internship,
      outcome: "undecided",
    });
  });
});

describe("any other failure", () => {
  test.each(Object.values(forms))("of $name has the specified text", (form) => {
    for (const speaks of [true, false]) {
      const found = outcomeOf(form, 500, { message: "SQLSTATE[HY000]" }, speaks);
      expect(found).toMatchObject({ status: 503, outcome: "undecided" });
      expect(JSON.stringify(found)).not.toContain("SQLSTATE");
    }
  });

  test.each([
    ["No seats left.", "Registration failed: No seats left."],
    [" <b>No</b>\n seats ", "Registration failed: <b>No</b> seats"],
    [undefined, "Registration failed: Unknown error"],
    [{ deep: 1 }, "Registration failed: Unknown error"],
  ])("of an event registration shows a text message: %j", (message, shown) => {
    const found = outcomeOf(eventRegistrationForm, 400, { message }, false);
    expect(found).toMatchObject({ status: 409, message: shown, outcome: "refused" });
  });

  test("a long reason is cut", () => {
    const found = outcomeOf(eventRegistrationForm, 400, { message: "x".repeat(5_000) }, false);
    expect((found as { message: string }).message).toHaveLength(
      "Registration failed: ".length + 200,
    );
  });

  test.each([404, 405])("a club registration that isn't offered (%i) says so", (status) => {
    const found = outcomeOf(clubRegistrationForm, status, undefined, false);
    expect(found).toMatchObject({ status: 404, message: submissionFailure.notOffered });
  });

  test.each([500, 502, 503])(
    "of an event registration with %i has the upstream's text",
    (status) => {
      for (const speaks of [true, false]) {
        const body = { code: "UNAVAILABLE", message: "The hall’s list is being printed." };
        expect(outcomeOf(eventRegistrationForm, status, body, speaks)).toMatchObject({
          status: 503,
          message: `Registration failed: ${body.message}`,
          outcome: "undecided",
        });
      }
      expect(outcomeOf(contactForm, status, { message: "The hall is closed." })).toMatchObject({
        message: submissionFailure.contact,
      });
    },
  );

  test("of our CMS tells people who register for an event what they can do", () => {
    const body = { code: "UNAVAILABLE", message: submissionFailure.unavailable };
    expect(outcomeOf(eventRegistrationForm, 503, body)).toMatchObject({
      message: "Registration failed: We can’t save it just now. Please try again in a minute.",
      outcome: "undecided",
    });
  });

  test.each([301, 308, 408, 429])("%i leaves the outcome undecided", (status) => {
    const found = outcomeOf(eventRegistrationForm, status, { message: "x" });
    expect(found).toMatchObject({
      status: 503,
      message: submissionFailure.eventRegistration,
      outcome: "undecided",
    });
  });
});
