import { afterEach, describe, expect, test } from "vitest";
import { startTestGateway, type TestGateway } from "../testing/test-gateway.ts";

let gateway: TestGateway;
afterEach(() => gateway.close());

describe("the sitemap", () => {
  test("lists every public page once, with when it changed", async () => {
    gateway = await startTestGateway({ env: { SITE_ORIGIN: "https://site.example" } });
    const { text, headers } = await gateway.client.get("/sitemap.xml");
    const places = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place);
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

  test("is unavailable rather than incomplete", async () => {
    gateway = await startTestGateway();
    gateway.upstream.fail({ mode: "status", resource: "clubs" });
    const reply = await gateway.client.get("/sitemap.xml");
    expect(reply.status).toBe(503);
    expect(reply.headers["retry-after"]).toBe("10");
  });
});

test("robots.txt names the sitemap", async () => {
  gateway = await startTestGateway({ env: { SITE_ORIGIN: "https://site.example" } });
  const { text } = await gateway.client.get("/robots.txt");
  expect(text).toContain("Sitemap: https://site.example/sitemap.xml");
});
