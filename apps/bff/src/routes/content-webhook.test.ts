import { webhookHeaders, WEBHOOK_TOLERANCE_MS } from "@kdl/schemas/contract/signing";
import { WEBHOOK_PATH } from "@kdl/schemas/contract/webhook";
import { afterEach, describe, expect, test } from "vitest";
import {
  SECRET,
  startTestGateway,
  type TestGateway,
  type TestGatewayOptions,
} from "../testing/test-gateway.ts";

let gateway: TestGateway;
const start = async (options?: TestGatewayOptions) => (gateway = await startTestGateway(options));
afterEach(() => gateway.close());

function send(body: string, message: { secret?: string; at?: number; signed?: string } = {}) {
  const { secret = SECRET, at, signed = body } = message;
  return (
    gateway.client
      .post(WEBHOOK_PATH)
      // The CMS is another site, but not a browser.
      .set({ ...webhookHeaders(secret, signed, at), origin: "http://cms.example" })
      .send(body)
  );
}

const change = JSON.stringify({ resources: ["services"] });
const servicesPage = async () => (await gateway.client.get("/services")).text;
const servicesQuery = async () => (await gateway.client.get("/trpc/services.list")).text;

function editServices() {
  const services = gateway.upstream.body("services") as { title: string }[];
  gateway.upstream.replace(
    "services",
    services.map((service) => ({ ...service, title: `New ${service.title}` })),
  );
}

describe("the webhook", () => {
  test("shows an edit on the very next request", async () => {
    await start();
    expect(await servicesPage()).toContain('"Mentoring"');
    expect(await servicesQuery()).toContain('"Mentoring"');
    editServices();
    expect(await servicesPage()).toContain('"Mentoring"');
    expect((await send(change)).status).toBe(204);
    expect(await servicesPage()).toContain('"New Mentoring"');
    expect(await servicesQuery()).toContain('"New Mentoring"');
    expect(gateway.upstream.calls("/api/services")).toBe(2);
  });

  test("causes renders only of the pages that show the edit", async () => {
    await start();
    const services = gateway.upstream.body("services") as { slug: string; title: string }[];
    const paths = services.slice(0, 2).map(({ slug }) => `/services/${slug}`);
    const visitAll = async () => {
      for (const path of [...paths, "/clubs"]) await gateway.client.get(path).expect(200);
      return [...paths, "/clubs"].map((path) => gateway.web.renders(path));
    };
    expect(await visitAll()).toEqual([1, 1, 1]);
    expect((await send(change)).status).toBe(204);
    expect(await visitAll()).toEqual([1, 1, 1]);
    gateway.upstream.replace("services", services.with(0, { ...services[0]!, title: "Another" }));
    expect((await send(change)).status).toBe(204);
    expect(await visitAll()).toEqual([2, 1, 1]);
    const { text } = await gateway.client.get(paths[0]!);
    expect(text).toContain('"Another"');
  });

  test("loses no page if the upstream dies right after", async () => {
    await start();
    await servicesPage();
    gateway.upstream.outage(true);
    await send(change);
    expect(await servicesPage()).toContain('"Mentoring"');
  });

  test.each([
    ["another secret", change, { secret: "a secret of someone else" }],
    ["another body", change, { signed: "{}" }],
    ["an old message", change, { at: Date.now() - WEBHOOK_TOLERANCE_MS - 1_000 }],
    ["a message of the future", change, { at: Date.now() + WEBHOOK_TOLERANCE_MS + 10_000 }],
    ["no time", change, { at: Number.NaN }],
  ])("refuses %s", async (_name, body, message) => {
    await start();
    await servicesPage();
    expect((await send(body, message)).status).toBe(401);
    await servicesPage();
    expect(gateway.web.renders("/services")).toBe(1);
  });

  test("refuses a message without a signature", async () => {
    await start();
    const reply = await gateway.client.post(WEBHOOK_PATH).type("json").send(change);
    expect(reply.status).toBe(401);
  });

  test.each(["{}", "nonsense", '{"resources":["members"]}'])(
    "rejects the body %s",
    async (body) => {
      await start();
      expect((await send(body)).status).toBe(400);
    },
  );

  test("refuses a body that is too large", async () => {
    await start();
    expect((await send(`"${"x".repeat(17_000)}"`)).status).toBe(413);
  });

  test("doesn't exist without a secret", async () => {
    await start({ env: { GATEWAY_SECRET: "" } });
    expect((await send(change)).status).toBe(404);
  });
});
