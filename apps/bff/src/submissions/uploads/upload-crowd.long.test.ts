/** Many slow senders, over real sockets: they must not block the forms for anybody else. */
import { submissionFailure } from "@kdl/schemas/forms/form-messages";
import { pdfDocument } from "@kdl/schemas/testing/documents";
import { metricsText } from "@kdl/runtime/metrics/metrics-registry";
import { afterEach, describe, expect, test } from "vitest";
import {
  startTestGateway,
  type TestGateway,
  type TestGatewayOptions,
} from "../../testing/test-gateway.ts";
import { applicant, cv, formBody, postUpload } from "./testing/send-form.ts";
import { sendSlowly, type SlowSender } from "./testing/slow-sender.ts";

const POLL = { timeout: 60_000, interval: 200 };
const VISITOR = { "x-forwarded-for": "203.0.113.200" };

let gateway: TestGateway;
let address: string;
let senders: SlowSender[] = [];

async function start(options: TestGatewayOptions = {}): Promise<void> {
  gateway = await startTestGateway({
    ...options,
    env: { TRUST_PROXY: "127.0.0.1", ...options.env },
  });
  address = gateway.address;
}
afterEach(async () => {
  for (const sender of senders) sender.stop();
  senders = [];
  await gateway.close();
});

const slow = (client: string, bytesPerSecond = 300) => {
  const sender = sendSlowly(address, { client, bytesPerSecond });
  senders.push(sender);
  return sender;
};
const visit = (fields = applicant()) =>
  postUpload(gateway.client, "/internship-registration", formBody(fields, cv()), VISITOR);
const told = (text: string) => senders.filter(({ answer }) => answer().includes(text)).length;
const value = async (metric: string) => {
  const all = (await metricsText(gateway.metrics.meter)).split("\n");
  return Number(
    all
      .find((line) => line.startsWith(`${metric} `))
      ?.split(" ")
      .at(-1) ?? 0,
  );
};
const inProgress = () => value("uploads_in_progress");
const shed = () => value('uploads_given_up_total{reason="shed"}');

describe("ten slow uploads from each of", () => {
  test.each([
    ["seven addresses", 7, (index: number) => `198.51.100.${index + 1}`],
    ["seventy addresses", 70, (index: number) => `10.${index}.0.1`],
    ["seventy networks of IPv6", 70, (index: number) => `2001:db8:${index}::1`],
  ])(
    "%s leave the form open",
    async (_title, count, clientOf) => {
      await start();
      for (let index = 0; index < count; index += 1) {
        for (let upload = 0; upload < 10; upload += 1) slow(clientOf(index));
      }
      await expect.poll(inProgress, POLL).toBe(64);
      expect(await visit()).toMatchObject({ status: 201 });
      // All but those that hold a slot have been refused, with a message.
      const fewest = count * 10 - 64;
      await expect.poll(() => told(submissionFailure.crowded), POLL).toBeGreaterThanOrEqual(fewest);
      expect(await visit(applicant(2))).toMatchObject({ status: 201 });
      expect(await shed()).toBeGreaterThanOrEqual(fewest);
      expect(gateway.upstream.submissions()).toHaveLength(2);
    },
    120_000,
  );
});

describe("without a crowd", () => {
  const resume = formBody(applicant(), {
    fileName: "cv.pdf",
    bytes: pdfDocument({ bytes: 40_000 }),
  });
  const uploadLimits = { rateWindowMs: 4_000, minBytesPerSecond: 2_000 };
  const send = (bytesPerSecond: number) => {
    const options = { client: "198.51.100.1", body: resume, bytesPerSecond };
    const sender = sendSlowly(address, options);
    senders.push(sender);
    return sender;
  };

  test("a connection of 8 kB/s is fast enough", async () => {
    await start({ uploadLimits });
    const { answer } = send(8_000);
    await expect.poll(answer, POLL).toMatch(/^HTTP\/1\.1 201 /);
  }, 120_000);

  test("a sender below the minimum gets a reply that says so", async () => {
    await start({ uploadLimits });
    const { answer } = send(500);
    await expect.poll(answer, POLL).toContain(submissionFailure.stalled);
    expect(answer()).toMatch(/^HTTP\/1\.1 408 /);
    expect(await value('uploads_given_up_total{reason="slow"}')).toBe(1);
    expect(gateway.upstream.submissions()).toEqual([]);
  }, 120_000);

  test("the upstream is called for a resume only once all of it has arrived", async () => {
    await start();
    const { answer } = send(20_000);
    const path = "/api/submit-internship-form";
    const seen = new Set<string>();
    await expect
      .poll(() => {
        for (const { body } of gateway.upstream.posted(path)) seen.add(body);
        return answer();
      }, POLL)
      .toMatch(/^HTTP\/1\.1 201 /);
    expect([...seen]).toEqual(["whole"]);
  }, 120_000);
});
