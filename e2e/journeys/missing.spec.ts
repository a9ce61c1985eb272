import { missingPages } from "../support/pages.ts";
import { expect, expectAccessible, test, tierOf } from "../support/test.ts";

test.use({ expectedErrors: /status of 404/ });

for (const { path, text } of missingPages) {
  test(`${path} is not found, and says so`, tierOf(path === "/nothing"), async ({ page, site }) => {
    const response = await page.goto(site.url + path);
    expect(response?.status()).toBe(404);
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await expectAccessible(page);
  });
}

const moved = [
  ["/register/build-week", "/event-registration/build-week"],
  ["/pages/mentoring", "/services/mentoring"],
  ["/ourmentors", "/our-mentors"],
  ["/testimonials", "/testimonialspage"],
  ["/services/", "/services"],
] as const;

for (const [from, to] of moved) {
  test(`${from} leads to ${to} for good`, async ({ request, site }) => {
    const response = await request.get(site.url + from, { maxRedirects: 0 });
    expect([301, 308]).toContain(response.status());
    expect(new URL(response.headers()["location"] ?? "", site.url).pathname).toBe(to);
  });
}
