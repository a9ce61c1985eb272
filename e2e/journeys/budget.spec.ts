/** The size budgets of pages. README.md promises these figures. */
import { freePort } from "@kdl/runtime/testing/free-port";
import { type Site, startSite } from "../support/start-site.ts";
import { expect, hydrated, inLongTier, test, tierOf } from "../support/test.ts";

const JAVASCRIPT_BYTES = 65_000;
const CSS_BYTES = 20_000;
/** The script that decides when to load the application, which isn't included. */
const BOOT_BYTES = 3000;
const pages = [
  "/",
  "/services",
  "/services/internship",
  "/events",
  "/events/build-week",
  "/our-mentors",
];

/** Collects web vitals from pages, which makes them load the most. */
let measured: Site;
let metricsUrl: string;

test.beforeAll(async () => {
  const port = await freePort();
  metricsUrl = `http://127.0.0.1:${port}/metrics`;
  measured = await startSite({ environment: { METRICS_PORT: String(port) } });
});
test.afterAll(() => measured[Symbol.asyncDispose]());

for (const path of pages) {
  test(
    `${path} keeps its budget, and no script delays the first paint`,
    tierOf(path === "/"),
    async ({ page }) => {
      const weights = { script: 0, stylesheet: 0 };
      page.on("response", async (response) => {
        const type = response.request().resourceType();
        if (type !== "script" && type !== "stylesheet") return;
        expect(response.headers()["content-encoding"]).toBe("br");
        weights[type] += Number(response.headers()["content-length"]);
      });
      await page.goto(measured.url + path, { waitUntil: "commit" });
      await hydrated(page);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await page.waitForLoadState("networkidle");
      expect(weights.script).toBeGreaterThan(BOOT_BYTES);
      expect(weights.script).toBeLessThanOrEqual(JAVASCRIPT_BYTES);
      expect(weights.stylesheet).toBeLessThanOrEqual(CSS_BYTES);

      const blocking = await page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .filter(
            (entry) =>
              (entry as { renderBlockingStatus?: string }).renderBlockingStatus === "blocking",
          )
          .map(({ name }) => new URL(name).pathname),
      );
      expect(blocking.filter((name) => !name.endsWith(".css"))).toEqual([]);
    },
  );
}

/** Without the library that reads QR codes, which few browsers need. */
const DOOR_BYTES = 60_000;

test("the page for phones at the door keeps its budget", async ({ page, request, site }) => {
  const weights = new Map<string, number>();
  const weigh = (path: string, headers: Record<string, string>) => {
    expect(headers["content-encoding"]).toBe("br");
    weights.set(path, Number(headers["content-length"]));
  };
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith(".js")) weigh(pathname, response.headers());
  });
  await page.goto(`${site.url}/door/`);
  await expect(page.getByRole("heading", { name: "Pair this phone" })).toBeVisible();
  const headers = { "accept-encoding": "br" };
  const worker = await request.get(`${site.url}/door/worker.js`, { headers });
  weigh("/door/worker.js", worker.headers());
  expect([...weights.keys()].some((path) => path.startsWith("/assets/door-"))).toBe(true);
  expect([...weights.keys()].filter((path) => path.includes("qr-worker"))).toEqual([]);
  const sum = [...weights.values()].reduce((all, bytes) => all + bytes, 0);
  expect(sum).toBeLessThanOrEqual(DOOR_BYTES);
});

test("the application waits until the page has loaded and been painted", async ({ page, site }) => {
  // Disable the timer that ends the wait: a busy machine may take that long to paint anything.
  await page.addInitScript((longest) => {
    const original = setTimeout;
    const patient = (call: () => void, ms = 0) => (ms < longest ? original(call, ms) : 0);
    Object.assign(globalThis, { setTimeout: patient });
  }, 4000);
  await page.goto(site.url, { waitUntil: "commit" });
  await expect(page.locator("html.hydrated")).toBeAttached();
  const paints = () => performance.getEntriesByName("first-contentful-paint").length;
  await expect.poll(() => page.evaluate(paints)).toBe(1);
  const early = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation");
    const [first] = performance.getEntriesByName("first-contentful-paint");
    // When the page was painted; on a busy machine it is presented a little later.
    const paint = (first as { paintTime?: number }).paintTime ?? first!.startTime;
    const { loadEventStart } = navigation as PerformanceNavigationTiming;
    return performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".js"))
      .filter(({ startTime }) => startTime < Math.max(loadEventStart, paint))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0);
  });
  expect(early).toBeGreaterThan(0);
  expect(early).toBeLessThanOrEqual(BOOT_BYTES);
});

test(
  "a resting pointer doesn't load the application, a moved one does",
  inLongTier,
  async ({ page, site }) => {
    const scripts: string[] = [];
    const isLoaded = () => scripts.some((path) => path.includes("/application-"));
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
    });
    // Pictures that never load delay the load event, so only the visitor can trigger the application.
    await page.route(/\/images\//, () => undefined);
    await page.mouse.move(200, 300);
    const boot = page.waitForResponse(/\/boot-/);
    await page.goto(site.url, { waitUntil: "commit" });
    await (await boot).finished();
    const wasEntered = () =>
      new Promise<void>((resolve) => {
        addEventListener("pointerover", () => resolve(), { once: true });
        scrollBy({ top: 500, behavior: "instant" });
      });
    await page.evaluate(wasEntered);
    expect(isLoaded()).toBe(false);
    await page.mouse.move(210, 310);
    await expect.poll(isLoaded).toBe(true);
  },
);

test(
  "leaving a page reports its web vitals, without the address",
  inLongTier,
  async ({ page, request }) => {
    const told = async () => (await request.get(metricsUrl)).text();
    const service = /^web_vital_seconds_count\{name="LCP",http_route="\/services\/:slug"\} [1-9]/m;
    await expect(async () => {
      await page.goto(`${measured.url}/services/internship`);
      await hydrated(page);
      await page.goto(`${measured.url}/events`);
      expect(await told()).toMatch(service);
    }).toPass();
    expect(await told()).not.toContain("/services/internship");

    const reply = await request.post(`${measured.url}/web-vitals`, {
      data: { route: "/services/internship", LCP: 1 },
    });
    expect(reply.status()).toBe(400);
  },
);
