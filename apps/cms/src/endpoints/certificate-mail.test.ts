import { createLocalReq, type Payload } from "payload";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Role } from "../access/permissions.ts";
import { issueCertificates } from "../certificates/issue.ts";
import { revokeCertificate } from "../certificates/revoke.ts";
import { runDueMail } from "../jobs/mail-runner.ts";
import { registered } from "../testing/certificates.ts";
import { startPayload } from "../testing/start-payload.ts";
import { sendCertificateAgain } from "./certificate-mail.ts";

const collection = "event-registrations";
const by = { id: "one", name: "Imran" };

let payload: Payload;
let registration: string;
let certificate: string;
beforeAll(async () => {
  payload = await startPayload();
});
beforeEach(async () => {
  registration = (await registered(payload)).id;
  const terms = { title: "Open Lab", hours: 2, startsOn: null, endsOn: null };
  const form = "event-registration";
  await issueCertificates(payload, { form, ids: [registration], terms, name: null, by });
  const where = { submission: { equals: registration } };
  certificate = (await payload.find({ collection: "certificates", where })).docs[0]!.id;
  await payload.delete({ collection: "payload-jobs", where: {} });
});

async function sendAgain(id: string, ...roles: Role[]) {
  const user = { id: "two", collection: "users", name: "E", email: "e@example.org", roles };
  const req = await createLocalReq({ req: { routeParams: { id }, user: user as never } }, payload);
  const response = await sendCertificateAgain.handler(req);
  const { docs } = await payload.find({ collection: "payload-jobs" });
  return { status: response.status, queued: docs.map(({ input }) => input) };
}

test("a coordinator has the mail sent again, and it is listed with the registration's", async () => {
  expect(await sendAgain(certificate, "coordinator")).toEqual({
    status: 202,
    queued: [{ certificate, kind: "certificate-issued" }],
  });
  await runDueMail(payload);
  const { mail } = await payload.findByID({ collection, id: registration });
  expect(mail?.map(({ kind, sent }) => [kind, sent])).toEqual([["certificate-issued", true]]);
});

test("of a revoked one, the mail that says so is sent again", async () => {
  await revokeCertificate(payload, { id: certificate, reason: "A mistake.", by });
  await payload.delete({ collection: "payload-jobs", where: {} });
  expect(await sendAgain(certificate, "admin")).toEqual({
    status: 202,
    queued: [{ certificate, kind: "certificate-revoked" }],
  });
});

test("nothing is sent to people whose registration is in quarantine or deleted", async () => {
  const data = { quarantined: true };
  await payload.update({ collection, id: registration, data });
  expect(await sendAgain(certificate, "coordinator")).toEqual({ status: 409, queued: [] });
  await payload.delete({ collection, id: registration });
  expect(await sendAgain(certificate, "coordinator")).toEqual({ status: 409, queued: [] });
});

test("others can't, and an unknown certificate isn't found", async () => {
  expect(await sendAgain(certificate, "editor", "mentor")).toEqual({ status: 403, queued: [] });
  expect(await sendAgain(registration, "coordinator")).toEqual({ status: 404, queued: [] });
});
