import { printedNumber } from "@kdl/schemas/certificates/certificate-number";
import { certificateFailure } from "@kdl/schemas/certificates/certificate-texts";
import { expect, test } from "vitest";
import { applicantSite, json } from "../../testing/applicant-site.ts";
import { logLines } from "../../testing/log-lines.ts";
import { startTestGateway } from "../../testing/test-gateway.ts";

const { log, lines } = logLines();
const site = applicantSite({ log });
const UNKNOWN = "7K3Q9M2XABCD01VZ";
const keyId = "A".repeat(43);

async function issued() {
  const { token, reference } = await site.apply();
  const number = site.upstream.issueCertificate(reference, { title: "Open Lab", hours: 2 });
  return { token, number };
}
const verify = (number: string) =>
  site.gateway.client
    .post("/trpc/certificates.verify")
    .set({ ...site.address, ...json })
    .send({ number });
const dataOf = (reply: Awaited<ReturnType<typeof verify>>) =>
  (reply.body as { result: { data: unknown } }).result.data;
const codeOf = (reply: Awaited<ReturnType<typeof verify>>) =>
  (reply.body as { error: { message: string } }).error.message;

test("a number is accepted in any spelling, and the answer says when it was revoked", async () => {
  const { number } = await issued();
  for (const typed of [number, printedNumber(number).toLowerCase(), ` ${number} `]) {
    expect(dataOf(await verify(typed))).toMatchObject({
      number,
      state: "valid",
      title: "Open Lab",
      revokedAt: null,
    });
  }
  site.upstream.revokeCertificate(number);
  expect(dataOf(await verify(number))).toMatchObject({
    state: "revoked",
    revokedAt: expect.any(String),
  });
});

test("unknown and malformed numbers get the same answer, and the upstream is asked about both", async () => {
  const before = site.upstream.calls(`/api/certificates/${UNKNOWN}`);
  const replies = [];
  for (const number of [UNKNOWN, "1", "<script>", "../members/me", "x".repeat(1_000)]) {
    replies.push(await verify(number));
  }
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 404));
  expect(replies.map(codeOf)).toEqual(replies.map(() => certificateFailure.unknown));
  expect(site.upstream.calls(`/api/certificates/${UNKNOWN}`)).toBe(before + 1);
  expect(site.upstream.calls("/api/members/me")).toBe(0);
});

test("a client that tries many wrong numbers has to wait, and valid ones don't count", async () => {
  const { number } = await issued();
  for (let round = 0; round < 70; round += 1) expect((await verify(number)).status).toBe(200);
  const statuses = [];
  for (let round = 0; round < 70; round += 1) statuses.push((await verify(UNKNOWN)).status);
  expect(statuses).toEqual([...Array<number>(60).fill(404), ...Array<number>(10).fill(429)]);
  expect((await verify(number)).status).toBe(429);
});

test("the files can be downloaded until the certificate is revoked", async () => {
  const { number } = await issued();
  const files = [
    { path: "certificate.pdf", type: "application/pdf", ending: "pdf" },
    { path: "credential.jwt", type: "application/jwt", ending: "jwt" },
  ];
  for (const { path, type, ending } of files) {
    const reply = await site.get(`/verify/${number}/${path}`);
    expect([reply.status, reply.headers["content-type"]]).toEqual([200, type]);
    expect(reply.headers["content-disposition"]).toBe(
      `attachment; filename="certificate-${printedNumber(number)}.${ending}"`,
    );
    expect(reply.headers["cache-control"]).toBe("private, no-store");
    expect(reply.headers["x-robots-tag"]).toContain("noindex");
  }
  site.upstream.revokeCertificate(number);
  for (const { path } of files) {
    expect((await site.get(`/verify/${number}/${path}`)).status).toBe(404);
    expect((await site.get(`/verify/${UNKNOWN}/${path}`)).status).toBe(404);
  }
});

test("the key of a credential is public, for other sites too", async () => {
  const { number } = await issued();
  const { text } = await site.get(`/verify/${number}/credential.jwt`).buffer(true);
  const [head = ""] = text.split(".");
  const { kid } = JSON.parse(Buffer.from(head, "base64url").toString()) as { kid: string };
  const reply = await site.get(new URL(kid).pathname);
  expect([reply.status, reply.headers["access-control-allow-origin"]]).toEqual([200, "*"]);
  expect(JSON.parse(reply.text)).toMatchObject({ kty: "RSA", alg: "RS256", use: "sig" });
  expect((await site.get(`/verify/keys/${keyId}`)).status).toBe(404);
  expect((await site.get("/verify/keys/x")).status).toBe(404);
});

test("no reply to a typed number is cached", async () => {
  for (const typed of ["", UNKNOWN, "1".repeat(2_000)]) {
    const reply = await site.get(`/verify?number=${typed}`);
    expect(reply.headers["cache-control"]).toContain("no-store");
  }
});

test("no log line contains a number", async () => {
  const { number } = await issued();
  await site.get(`/verify?number=${printedNumber(number)}`);
  await verify(number);
  await site.get(`/verify/${printedNumber(number)}`);
  await site.get(`/verify/${number}/certificate.pdf`);
  site.upstream.fail({ path: `/api/certificates/${number}`, mode: "reset" });
  expect((await verify(number)).status).toBe(503);
  site.upstream.heal();
  const all = JSON.stringify(lines());
  expect(all).not.toContain(number);
  expect(all).not.toContain(printedNumber(number));
});

test("a core-only upstream has issued none, and the site works as before", async () => {
  const gateway = await startTestGateway({ upstream: { extensions: false } });
  try {
    const reply = await gateway.client
      .post("/trpc/certificates.verify")
      .set(json)
      .send({ number: UNKNOWN });
    expect(reply.status).toBe(404);
    expect((await gateway.client.get(`/verify/${UNKNOWN}/certificate.pdf`)).status).toBe(404);
    expect((await gateway.client.get("/services")).status).toBe(200);
  } finally {
    await gateway.close();
  }
});
