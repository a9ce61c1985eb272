import { expect, test } from "vitest";
import { paths, withNotice } from "./paths.ts";

test("addresses stay what they are: others link to them", () => {
  const slug = "a b/ü";
  const built = Object.fromEntries(
    Object.entries(paths).map(([name, build]) => [
      name,
      name === "events" ? paths.events("past") : build(slug as never),
    ]),
  );
  expect(built).toMatchInlineSnapshot(`
    {
      "account": "/account",
      "cancelRegistration": "/cancel-registration",
      "checkInbox": "/check-inbox",
      "club": "/clubs/a%20b%2F%C3%BC",
      "clubRegistration": "/club-registration?club=a%20b%2F%C3%BC",
      "clubs": "/clubs",
      "confirmEmail": "/confirm-email?token=a%20b%2F%C3%BC",
      "contact": "/contact",
      "editProfile": "/edit-profile?step=a%20b%2F%C3%BC",
      "event": "/events/a%20b%2F%C3%BC",
      "eventCalendar": "/my-events/a%20b%2F%C3%BC.ics",
      "eventRegistration": "/event-registration/a%20b%2F%C3%BC",
      "events": "/events?tab=past",
      "forgotPassword": "/forgot-password",
      "founder": "/founder",
      "home": "/",
      "internshipRegistration": "/internship-registration",
      "logOut": "/log-out",
      "login": "/user-login?next=a%20b%2F%C3%BC",
      "memberArea": "/choosephoto",
      "memberPicture": "/member-picture?v=a%20b%2F%C3%BC",
      "mentor": "/our-mentors/a%20b%2F%C3%BC",
      "mentors": "/our-mentors",
      "openGraphImage": "/oga b/ü.png",
      "page": "/a%20b%2F%C3%BC",
      "resetPassword": "/reset-password?token=a%20b%2F%C3%BC",
      "search": "/search?q=a%20b%2F%C3%BC",
      "service": "/services/a%20b%2F%C3%BC",
      "services": "/services",
      "signUp": "/sign-up",
      "testimonials": "/testimonialspage",
      "verifyEmail": "/verify-email?token=a%20b%2F%C3%BC",
      "viewProfile": "/view-profile?tab=a%20b%2F%C3%BC",
      "volunteerRegistration": "/training-form",
    }
  `);
});

test("the default tab has the plain address", () => {
  expect(paths.events()).toBe("/events");
  expect(paths.events("all")).toBe("/events");
});

test("the home page's preview picture has a name", () => {
  expect(paths.openGraphImage("/")).toBe("/og/index.png");
  expect(paths.openGraphImage("/services/mentoring")).toBe("/og/services/mentoring.png");
});

test("a notice is appended to an existing query", () => {
  expect(withNotice(paths.account(), "emailSent")).toBe("/account?notice=emailSent");
  expect(withNotice(paths.viewProfile("events"), "cancelled")).toBe(
    "/view-profile?tab=events&notice=cancelled",
  );
});
