import { createPublicKey, randomUUID, verify } from "node:crypto";
import { certificateCall } from "@kdl/schemas/certificates/certificate";
import { printedNumber } from "@kdl/schemas/certificates/certificate-number";
import { certificateWire, credentialKeyWire } from "@kdl/schemas/contract/certificate-replies";
import { registrationWire } from "@kdl/schemas/contract/registration-replies";
import { registrationCall } from "@kdl/schemas/registrations/registration";
import { describe, expect, test } from "vitest";
import { sentFrom, submissionsOf } from "./describe-sent.ts";
import type { Subject } from "./describe-upstream-contract.ts";
import { MemberClient, said } from "./member-client.ts";
import { openEvent } from "./open-events.ts";
import { postSample } from "./post-sample.ts";
import type { MailReader } from "./read-mail.ts";
import { bareSample } from "./submission-samples.ts";

/** What staff can do. A reference is that of an event registration. */
export interface CertificateDesk {
  /** Marks the person as attended, and issues a certificate. @returns its number */
  issue(
    reference: string,
    terms: { title: string; hours: number; startsOn: string; endsOn: string },
  ): string | Promise<string>;
  revoke(number: string): void | Promise<void>;
}

const UNKNOWN = "7K3Q9M2XABCD01VZ";
const terms = {
  title: "Build <a> website & $more",
  hours: 6.5,
  startsOn: "2026-03-19",
  endsOn: "2026-03-20",
};

const decode = (part: string): unknown => JSON.parse(Buffer.from(part, "base64url").toString());

/** What anyone can look up about a certificate. @param desk if the suite can have one issued */
export function describeCertificates(
  subject: Subject,
  members: MailReader | undefined,
  desk?: CertificateDesk,
): void {
  const client = new MemberClient(subject, members ?? (() => []));
  const get = (path: string) => client.call("GET", path, {});

  describe("an unknown number", () => {
    test("gets the same reply from every call, well-formed or not", async () => {
      const numbers = [UNKNOWN, "1", "7K3Q9M2XABCD01VU", encodeURIComponent("<script>")];
      const calls = [certificateCall.read, certificateCall.pdf, certificateCall.credential];
      const answers = [];
      for (const number of numbers) for (const call of calls) answers.push(await get(call(number)));
      expect(answers.map(said)).toEqual(answers.map(() => "404 NOT_FOUND"));
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    });

    test("isn't found as a key either", async () => {
      expect(said(await get(certificateCall.key("A".repeat(43))))).toBe("404 NOT_FOUND");
    });
  });

  if (!desk) return;

  const send = async (email = `holder.${randomUUID()}@example.org`) => {
    const sample = bareSample("event-registration", openEvent(subject).id);
    const { body } = await postSample(subject, sentFrom(email, sample));
    return { reference: String(body["reference"]), token: String(body["link_token"]) };
  };
  const register = async (email?: string) => (await send(email)).reference;

  describe("a certificate", { timeout: 30_000 }, () => {
    test("can be read by its number in any spelling, even after it is revoked", async () => {
      const number = await desk.issue(await register(), terms);
      const read = async (spelt = number) =>
        certificateWire.parse((await get(certificateCall.read(spelt))).body);
      const valid = await read();
      expect(valid).toMatchObject({ ...terms, number, kind: "event", state: "valid" });
      expect(valid.name).not.toBe("");
      expect(Math.abs(Date.parse(valid.issuedAt) - Date.now())).toBeLessThan(300_000);
      expect(await read(printedNumber(number).toLowerCase())).toEqual(valid);
      const pdf = await get(certificateCall.pdf(number));
      expect([pdf.status, pdf.type]).toEqual([200, "application/pdf"]);
      expect(pdf.text.startsWith("%PDF-")).toBe(true);
      await desk.revoke(number);
      expect(await read()).toEqual({
        ...valid,
        state: "revoked",
        revokedAt: expect.any(String),
      });
      const files = [certificateCall.pdf, certificateCall.credential].map((call) => call(number));
      for (const path of files) expect(said(await get(path))).toBe("404 NOT_FOUND");
    });

    test("is issued once, even if several requests arrive at the same moment", async () => {
      const reference = await register();
      const presses = [1, 2, 3, 4].map(() => desk.issue(reference, terms));
      expect(new Set(await Promise.all(presses)).size).toBe(1);
    });

    test("is also a credential, signed with a published key", async () => {
      const number = await desk.issue(await register(), terms);
      const answer = await get(certificateCall.credential(number));
      expect([answer.status, answer.type]).toEqual([200, "application/jwt"]);
      const [head = "", payload = "", signature = ""] = answer.text.split(".");
      const header = decode(head) as { alg: string; kid: string };
      expect(header).toMatchObject({ alg: "RS256", kid: expect.stringMatching(/^https?:/) });
      const id = header.kid.split("/").at(-1) ?? "";
      const jwk = credentialKeyWire.parse((await get(certificateCall.key(id))).body);
      const key = createPublicKey({ key: jwk, format: "jwk" });
      const isSigned = (text: string) =>
        verify("sha256", Buffer.from(text), key, Buffer.from(signature, "base64url"));
      expect(isSigned(`${head}.${payload}`)).toBe(true);
      expect(isSigned(`${head}.${payload}x`)).toBe(false);
      const credential = decode(payload) as Record<string, object | string>;
      expect(credential).toMatchObject({ name: terms.title, jti: credential["id"] });
      expect(credential["type"]).toContain("OpenBadgeCredential");
      expect(String(credential["id"])).toContain(number);
    });

    test("is shown at the private link until it is revoked", async () => {
      const { reference, token } = await send();
      const shown = async () => {
        const { body } = await client.call("GET", registrationCall.own, { session: token });
        return registrationWire.parse(body).certificate;
      };
      expect(await shown()).toBeNull();
      const number = await desk.issue(reference, terms);
      expect(await shown()).toMatchObject({ number, title: terms.title });
      await desk.revoke(number);
      expect(await shown()).toBeNull();
    });

    test.runIf(members)("is listed with its holder's submissions until it is revoked", async () => {
      const asha = await client.join();
      const number = await desk.issue(await register(asha.email), terms);
      const listed = async () => (await submissionsOf(client, asha))[0]?.certificate;
      expect(await listed()).toMatchObject({ number, title: terms.title });
      await desk.revoke(number);
      expect(await listed()).toBeNull();
    });
  });
}
