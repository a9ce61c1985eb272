import { expect, test } from "vitest";
import { paths } from "./paths.ts";

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
      "club": "/clubs/a%20b%2F%C3%BC",
      "clubRegistration": "/club-registration",
      "clubs": "/clubs",
      "contact": "/contact",
      "editProfile": "/edit-profile",
      "event": "/events/a%20b%2F%C3%BC",
      "eventRegistration": "/event-registration/a%20b%2F%C3%BC",
      "eventRegistrationSuccess": "/event-registration-success?reference=a%20b%2F%C3%BC",
      "events": "/events?tab=past",
      "founder": "/founder",
      "home": "/",
      "internshipRegistration": "/internship-registration",
      "login": "/user-login",
      "memberArea": "/choosephoto",
      "mentor": "/our-mentors/a%20b%2F%C3%BC",
      "mentors": "/our-mentors",
      "openGraphImage": "/oga b/ü.png",
      "page": "/a%20b%2F%C3%BC",
      "registrationSuccess": "/registration-success?reference=a%20b%2F%C3%BC",
      "service": "/services/a%20b%2F%C3%BC",
      "services": "/services",
      "testimonials": "/testimonialspage",
      "thankYou": "/thank-you?reference=a%20b%2F%C3%BC",
      "viewProfile": "/view-profile",
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
