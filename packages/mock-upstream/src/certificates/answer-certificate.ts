/** What the fake says about certificates. */
import { createHash, createPublicKey, generateKeyPairSync, sign } from "node:crypto";
import { CERTIFICATES_PATH, credentialKeyPath } from "@kdl/schemas/certificates/certificate";
import { readCertificateNumber } from "@kdl/schemas/certificates/certificate-number";
import { certificateFailure } from "@kdl/schemas/certificates/certificate-texts";
import { json, type Reply } from "../reply.ts";
import type { MockState } from "../state.ts";
import type { FakeCertificate } from "./certificate-state.ts";

const SITE = "https://site.example";
const unknown = () => json(404, { code: "NOT_FOUND", message: certificateFailure.unknown });

/** Whether a path is about certificates. */
export const isCertificatePath = (path: string, { extensions }: MockState): boolean =>
  extensions && path.startsWith(`${CERTIFICATES_PATH}/`);

export function answerCertificate(
  method: string,
  path: string,
  { certificates }: MockState,
): Reply {
  if (method !== "GET" && method !== "HEAD") return json(404, { message: "Not found" });
  const [first = "", second] = path.slice(CERTIFICATES_PATH.length + 1).split("/");
  if (first === "keys") return second === key().id ? json(200, key().jwk) : unknown();
  const number = readCertificateNumber(first);
  const found = certificates.find((one) => one.number === number);
  if (!found) return unknown();
  if (second === undefined) return json(200, bodyOf(found));
  if (found.revokedAt) return unknown();
  if (second === "pdf") return { status: 200, type: "application/pdf", body: pdfOf(found) };
  if (second !== "credential") return unknown();
  return { status: 200, type: "application/jwt", body: Buffer.from(credentialOf(found)) };
}

const bodyOf = (one: FakeCertificate) => ({
  number: one.number,
  state: one.revokedAt ? "revoked" : "valid",
  kind: one.kind,
  name: one.name,
  title: one.title,
  hours: one.hours ?? null,
  starts_on: one.startsOn ?? null,
  ends_on: one.endsOn ?? null,
  issued_at: one.issuedAt,
  revoked_at: one.revokedAt,
});

/** Not one that a reader opens: gateways pass it on unread. */
const pdfOf = ({ number }: FakeCertificate) => Buffer.from(`%PDF-1.7\n% ${number}\n%%EOF\n`);

function credentialOf({ number, name, title, issuedAt }: FakeCertificate): string {
  const id = `${SITE}/verify/${number}`;
  const claims = {
    "@context": [
      "https://www.w3.org/ns/credentials/v2",
      "https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json",
    ],
    id,
    type: ["VerifiableCredential", "OpenBadgeCredential"],
    name: title,
    issuer: { id: `${SITE}/`, type: ["Profile"], name: "Kalinga Dream Labs" },
    validFrom: issuedAt,
    credentialSubject: {
      id: `${id}#holder`,
      type: ["AchievementSubject"],
      identifier: [
        { type: "IdentityObject", identityHash: name, identityType: "name", hashed: false },
      ],
      achievement: {
        id: `${id}#achievement`,
        type: ["Achievement"],
        name: title,
        description: title,
        criteria: { narrative: "Was there." },
      },
    },
    iss: `${SITE}/`,
    jti: id,
    sub: `${id}#holder`,
    nbf: Date.parse(issuedAt) / 1000,
  };
  const header = { alg: "RS256", typ: "JWT", kid: SITE + credentialKeyPath(key().id) };
  const signed = [header, claims].map((part) => encode(JSON.stringify(part))).join(".");
  return `${signed}.${encode(sign("sha256", Buffer.from(signed), key().privateKey))}`;
}

const encode = (bytes: string | Buffer) => Buffer.from(bytes).toString("base64url");

/** Made when it is asked for: it takes a while. */
let made: ReturnType<typeof makeKey> | null = null;
const key = () => (made ??= makeKey());

function makeKey() {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const { n, e } = createPublicKey(privateKey).export({ format: "jwk" });
  const id = createHash("sha256")
    .update(JSON.stringify({ e, kty: "RSA", n }))
    .digest("base64url");
  return { id, privateKey, jwk: { kty: "RSA", n, e, alg: "RS256", use: "sig", kid: id } };
}
