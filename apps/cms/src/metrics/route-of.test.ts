import { expect, test } from "vitest";
import { routeOf, routes } from "./route-of.ts";

test.each([
  ["/api/events?x=1", "/api/events"],
  ["/api/submit-internship-form", "/api/submit-internship-form"],
  ["/send-email", "/send-email"],
  ["/api/members/me", "/api/members/me"],
  ["/api/members/me/registrations/KDL-12345/cancel", "/api/members/me/registrations/*"],
  ["/admin", "/admin/*"],
  ["/admin/collections/users/1?x", "/admin/*"],
  ["/_next/static/chunks/a.js", "/_next/*"],
  ["/payload-api/users/login", "/payload-api/*"],
  ["/images/events/one.png", "/images/*"],
  ["/administrator", "other"],
  ["/api/events/asha@example.org", "other"],
  ["", "other"],
])("%s counts as %s", (url, route) => {
  expect(routeOf(url)).toBe(route);
  expect([...routes, "other"]).toContain(route);
});
