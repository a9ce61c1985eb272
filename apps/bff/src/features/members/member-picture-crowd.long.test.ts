/** Slow uploads of photos must not block other members' uploads. */
import { randomBytes } from "node:crypto";
import { submissionFailure } from "@kdl/schemas/forms/form-messages";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asha, MemberBrowser, ravi } from "../../testing/member-browser.ts";
import { startTestGateway, type TestGateway } from "../../testing/test-gateway.ts";
import { formBody, postUpload } from "../../submissions/uploads/testing/send-form.ts";
import { sendSlowly } from "../../submissions/uploads/testing/slow-sender.ts";

const POLL = { timeout: 60_000 };
const MIB = 1024 * 1024;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ env: { TRUST_PROXY: "127.0.0.1" } });
  gateway.upstream.addMember(asha);
  gateway.upstream.addMember(ravi);
});
afterAll(() => gateway.close());

const photoForm = (bytes: Uint8Array) =>
  formBody([], { name: "picture", fileName: "me.jpg", bytes });

test("forty slow uploads from ten addresses don't block the next one", async () => {
  const address = gateway.address;
  const [slow, member] = [new MemberBrowser(gateway.client), new MemberBrowser(gateway.client)];
  await slow.logIn();
  await member.logIn(ravi);
  const body = photoForm(randomBytes(MIB));
  const senders = Array.from({ length: 40 }, (_, index) =>
    sendSlowly(address, {
      client: `10.9.${index % 10}.1`,
      path: "/member-picture",
      headers: `Cookie: ${slow.cookie}\r\n`,
      body,
      bytesPerSecond: 300,
    }),
  );
  const told = () =>
    senders.filter(({ answer }) => answer().includes(submissionFailure.crowded)).length;
  await expect.poll(told, POLL).toBe(32);
  const create = { width: 800, height: 600, channels: 3, background: "green" } as const;
  const photo = photoForm(await sharp({ create }).jpeg().toBuffer());
  const headers = { cookie: member.cookie, "x-forwarded-for": "203.0.113.9" };
  expect(await postUpload(gateway.client, "/member-picture", photo, headers)).toMatchObject({
    status: 201,
  });
  for (const sender of senders) sender.stop();
}, 120_000);
