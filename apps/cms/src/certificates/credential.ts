/** A certificate as an Open Badge: https://www.imsglobal.org/spec/ob/v3p0/ */
import { sign } from "node:crypto";
import { credentialKeyPath } from "@kdl/schemas/certificates/certificate";
import { printedNumber } from "@kdl/schemas/certificates/certificate-number";
import type { Payload } from "payload";
import { siteOrigin } from "../env.ts";
import { type StoredCertificate, verifyUrl } from "./certificate.ts";
import { credentialKey } from "./credential-key.ts";

const contexts = [
  "https://www.w3.org/ns/credentials/v2",
  "https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json",
];
const SCHEMA =
  "https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json";

const noon = (day: string) => `${day}T12:00:00Z`;

const criteria: Readonly<Record<StoredCertificate["kind"], string>> = {
  internship: "Finished the internship.",
  event: "Attended the event.",
};

/** The credential, before it is signed. */
export function credentialOf(certificate: StoredCertificate) {
  const { number, kind, name, title, hours, organisation, startsOn, endsOn } = certificate;
  const id = verifyUrl(number);
  return {
    "@context": contexts,
    id,
    type: ["VerifiableCredential", "OpenBadgeCredential"],
    name: title,
    issuer: { id: `${siteOrigin}/`, type: ["Profile"], name: organisation, url: `${siteOrigin}/` },
    validFrom: new Date(certificate.issuedAt).toISOString(),
    credentialSubject: {
      id: `${id}#holder`,
      type: ["AchievementSubject"],
      identifier: [
        { type: "IdentityObject", identityHash: name, identityType: "name", hashed: false },
      ],
      ...(startsOn && { activityStartDate: noon(startsOn) }),
      ...(endsOn && { activityEndDate: noon(endsOn) }),
      achievement: {
        id: `${id}#achievement`,
        type: ["Achievement"],
        achievementType: "Certificate",
        name: title,
        description: hours ? `${title}, ${hours} hours` : title,
        humanCode: printedNumber(number),
        criteria: { narrative: criteria[kind] },
      },
    },
    credentialSchema: [{ id: SCHEMA, type: "1EdTechJsonSchemaValidator2019" }],
  };
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** The credential, signed as a JSON Web Token: "JSON Web Token Proof Format" in the specification. */
export async function signedCredential(
  payload: Payload,
  certificate: StoredCertificate,
): Promise<string> {
  const { keyId, privateKey } = await credentialKey(payload);
  const credential = credentialOf(certificate);
  const header = { alg: "RS256", typ: "JWT", kid: siteOrigin + credentialKeyPath(keyId) };
  const claims = {
    ...credential,
    iss: credential.issuer.id,
    jti: credential.id,
    sub: credential.credentialSubject.id,
    nbf: Math.floor(Date.parse(credential.validFrom) / 1000),
  };
  const signed = `${encode(header)}.${encode(claims)}`;
  return `${signed}.${sign("sha256", Buffer.from(signed), privateKey).toString("base64url")}`;
}
