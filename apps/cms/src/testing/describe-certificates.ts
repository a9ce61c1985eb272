/** Tests of certificates, on the database that the environment names. */
import { createPublicKey, verify } from "node:crypto";
import type { Payload } from "payload";
import { beforeAll, expect, test } from "vitest";
import { certificateById, certificateByNumber } from "../certificates/certificate.ts";
import { composeCertificateMail } from "../certificates/compose-certificate-mail.ts";
import { signedCredential } from "../certificates/credential.ts";
import { publicKeyOf } from "../certificates/credential-key.ts";
import type { CertifiedForm } from "../certificates/certified-forms.ts";
import { issueCertificates, type IssueResult } from "../certificates/issue.ts";
import { revokeCertificate } from "../certificates/revoke.ts";
import { formSlugs } from "../forms/form-slugs.ts";
import type { StageName } from "@kdl/schemas/applications/stages";
import { apply } from "./applications.ts";
import { registered } from "./certificates.ts";

const terms = { title: "Open Lab", hours: 2, startsOn: "2026-03-19", endsOn: "2026-03-19" };
const by = { id: "one", name: "Imran" };

/** The outcome for each of the submissions. */
const outcome = (result: IssueResult) =>
  Object.entries(result).flatMap(([name, ids]) => (ids as string[]).map(() => name));

/** The id of the key that a credential names. */
function keyOf(token: string): string {
  const header = Buffer.from(token.split(".")[0] ?? "", "base64url").toString();
  const { kid } = JSON.parse(header) as { kid: string };
  return kid.split("/").at(-1) ?? "";
}

/** Declares the tests. @param start starts Payload with an empty database */
export function describeCertificates(start: () => Promise<Payload>): void {
  let payload: Payload;
  beforeAll(async () => {
    payload = await start();
  });

  const issue = (form: CertifiedForm, ids: readonly string[], name: string | null = null) =>
    issueCertificates(payload, { form, ids, terms, name, by });
  const allOf = async (submission: string) => {
    const { docs } = await payload.db.find<{ id: string; number: string; name: string }>({
      collection: "certificates",
      where: { submission: { equals: submission } },
      sort: "issuedAt",
    });
    return docs;
  };
  const mails = async (certificate: string) => {
    const { docs } = await payload.find({
      collection: "payload-jobs",
      where: { taskSlug: { equals: "send-certificate-mail" } },
      sort: "createdAt",
      pagination: false,
    });
    const inputs = docs.map(({ input }) => input as { certificate: string; kind: string });
    return inputs.filter((input) => input.certificate === certificate).map(({ kind }) => kind);
  };

  test("two coordinators at once issue each certificate once, with one mail", async () => {
    const people = await Promise.all([1, 2, 3].map(() => registered(payload)));
    const ids = people.map(({ id }) => id);
    const results = await Promise.all(
      [ids, ids.toReversed(), ids].map((order) => issue("event-registration", order)),
    );
    expect(results.flatMap(({ issued }) => issued).toSorted()).toEqual(ids.toSorted());
    expect(results.flatMap(outcome).toSorted()).toEqual([
      ...Array<string>(6).fill("already"),
      ...Array<string>(3).fill("issued"),
    ]);
    for (const id of ids) {
      const all = await allOf(id);
      expect(all).toHaveLength(1);
      expect(await mails(all[0]!.id)).toEqual(["certificate-issued"]);
    }
  });

  test.each([
    ["nobody has marked", { attendance: null }],
    ["stayed away", { attendance: "no-show" }],
    ["cancelled", { cancelledAt: new Date().toISOString() }],
    ["is in quarantine", { quarantined: true }],
  ])("a person who %s gets none", async (_, state) => {
    const { id } = await registered(payload, {}, state);
    expect(outcome(await issue("event-registration", [id]))).toEqual(["impossible"]);
    expect(await allOf(id)).toEqual([]);
  });

  test.each<[StageName, keyof IssueResult]>([
    ["received", "impossible"],
    ["selected", "impossible"],
    ["declined", "impossible"],
    ["confirmed", "issued"],
  ])("an application that is %s: %s", async (stage, expected) => {
    const { id } = await apply(payload, "internship");
    const collection = formSlugs.internship;
    await payload.db.updateOne({ collection, id, data: { stage }, returning: false });
    expect(outcome(await issue("internship", [id]))).toEqual([expected]);
  });

  test("keeps its name if the registration changes, and staff can correct it", async () => {
    const [one, other] = [await registered(payload), await registered(payload)];
    await issue("event-registration", [one.id]);
    await issue("event-registration", [other.id], "Āśā Rāv");
    await payload.db.updateOne({
      collection: formSlugs["event-registration"],
      id: one.id,
      data: { firstName: "Somebody" },
      returning: false,
    });
    const names = [...(await allOf(one.id)), ...(await allOf(other.id))].map(({ name }) => name);
    expect(names).toEqual(["Asha Rao", "Āśā Rāv"]);
  });

  test("a name that can't be printed is left to staff", async () => {
    const { id } = await registered(payload, { first_name: "山田", last_name: "太郎" });
    expect(outcome(await issue("event-registration", [id]))).toEqual(["unprintable"]);
    expect(outcome(await issue("event-registration", [id], "Yamada Taro"))).toEqual(["issued"]);
  });

  test("is revoked once, with a mail that says why, and can be issued again", async () => {
    const { id } = await registered(payload);
    await issue("event-registration", [id]);
    const [first] = await allOf(id);
    const revocation = { id: first!.id, reason: "The title was wrong.", by };
    const presses = [1, 2, 3].map(() => revokeCertificate(payload, revocation));
    expect((await Promise.all(presses)).filter(Boolean)).toHaveLength(1);
    expect(await mails(first!.id)).toEqual(["certificate-issued", "certificate-revoked"]);
    const certificate = (await certificateById(payload, first!.id))!;
    const mail = { certificate, job: "1" };
    const revoked = await composeCertificateMail(payload, { ...mail, kind: "certificate-revoked" });
    expect(revoked?.text).toContain("The title was wrong.");
    expect(
      await composeCertificateMail(payload, { ...mail, kind: "certificate-issued" }),
    ).toBeNull();
    expect(outcome(await issue("event-registration", [id]))).toEqual(["issued"]);
    const [, second] = await allOf(id);
    expect(second!.number).not.toBe(first!.number);
    expect((await certificateByNumber(payload, first!.number))?.revokedAt).toBeTruthy();
  });

  test("is announced to the holder by mail, with its address", async () => {
    const { id, email } = await registered(payload);
    await issue("event-registration", [id]);
    const { id: own, number } = (await allOf(id))[0]!;
    const certificate = (await certificateById(payload, own))!;
    const mail = await composeCertificateMail(payload, {
      certificate,
      kind: "certificate-issued",
      job: "1",
    });
    expect(mail).toMatchObject({ to: email, subject: expect.stringContaining("Open Lab") });
    expect(mail?.text).toContain(`/verify/${number}`);
  });

  test("concurrently signed credentials share one key, and stay valid after the secret changes", async () => {
    const { id } = await registered(payload);
    await issue("event-registration", [id]);
    const certificate = (await certificateById(payload, (await allOf(id))[0]!.id))!;
    const isSigned = async (token: string) => {
      const [head, body, signature] = token.split(".") as [string, string, string];
      const key = createPublicKey({
        key: { ...(await publicKeyOf(payload, keyOf(token)))! },
        format: "jwk",
      });
      const given = Buffer.from(signature, "base64url");
      return verify("sha256", Buffer.from(`${head}.${body}`), key, given);
    };
    const all = await Promise.all([1, 2, 3].map(() => signedCredential(payload, certificate)));
    expect(new Set(all.map(keyOf)).size).toBe(1);
    await payload.db.updateOne({
      collection: "credential-keys",
      where: { keyId: { equals: keyOf(all[0]!) } },
      data: { privateKey: "of another secret" },
      returning: false,
    });
    const later = await signedCredential(payload, certificate);
    expect(keyOf(later)).not.toBe(keyOf(all[0]!));
    expect(await Promise.all([all[0]!, later].map(isSigned))).toEqual([true, true]);
  });
}
