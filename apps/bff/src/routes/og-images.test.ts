import sharp from "sharp";
import { afterEach, expect, test } from "vitest";
import { startTestGateway, type TestGateway } from "../testing/test-gateway.ts";

let gateway: TestGateway;
afterEach(() => gateway.close());

async function card(path: string) {
  const reply = await gateway.client.get(`/og/${path}.png`);
  const { width, height, format } = await sharp(reply.body).metadata();
  return { size: [width, height, format], etag: reply.headers["etag"] };
}

test("a card is 1200 × 630, each page's its own; pages that don't exist share the site's", async () => {
  gateway = await startTestGateway();
  const paths = [
    "index",
    "services",
    "services/mentoring",
    "none",
    "services/none",
    "constructor/x",
  ];
  const cards = await Promise.all(paths.map(card));
  for (const { size } of cards) expect(size).toEqual([1200, 630, "png"]);
  const [site, list, service, ...unknown] = cards.map(({ etag }) => etag);
  expect(new Set([site, list, service]).size).toBe(3);
  expect(unknown).toEqual([site, site, site]);
});

test("a card is there with the upstream down, and may be shown on other sites", async () => {
  gateway = await startTestGateway();
  gateway.upstream.outage(true);
  const reply = await gateway.client.get("/og/services/mentoring.png");
  expect(reply.status).toBe(200);
  expect(reply.headers["cross-origin-resource-policy"]).toBe("cross-origin");
  expect((await gateway.client.get("/og/services/mentoring")).status).toBe(404);
});
