import { afterEach, describe, expect, test } from "vitest";
import { startTestGateway, type TestGateway } from "../testing/test-gateway.ts";

let gateway: TestGateway;
afterEach(() => gateway.close());

describe("the sitemap", () => {
  test("lists every public page once, with when it changed", async () => {
    gateway = await startTestGateway({ env: { SITE_ORIGIN: "https://site.example" } });
    const { body, headers } = await gateway.app.inject("/sitemap.xml");
    const places = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place);
    expect(headers["content-type"]).toContain("application/xml");
    expect(places).toContain("https://site.example/");
    expect(places).toContain("https://site.example/services/mentoring");
    expect(places).toContain("https://site.example/our-mentors");
    expect(new Set(places).size).toBe(places.length);

    const events = gateway.upstream.body("events") as {
      data: { slug: string; publish: unknown }[];
    };
    const listed = events.data.filter(({ slug }) =>
      places.includes(`https://site.example/events/${slug}`),
    );
    expect(listed.length).toBeGreaterThan(0);
    expect(listed.every(({ publish }) => Number(publish) === 1)).toBe(true);
  });

  test("is not there rather than incomplete", async () => {
    gateway = await startTestGateway();
    gateway.upstream.fail({ mode: "status", resource: "clubs" });
    const reply = await gateway.app.inject("/sitemap.xml");
    expect(reply.statusCode).toBe(503);
    expect(reply.headers["retry-after"]).toBe("10");
  });
});

test("robots.txt names the sitemap", async () => {
  gateway = await startTestGateway({ env: { SITE_ORIGIN: "https://site.example" } });
  const { body } = await gateway.app.inject("/robots.txt");
  expect(body).toContain("Sitemap: https://site.example/sitemap.xml");
});
