/**
 * What the specification's schema demands of a credential: ob_v3p0_achievementcredential_schema.json at
 * purl.imsglobal.org, the required properties and the lists of words.
 */
import { expect, test } from "vitest";
import { z } from "zod";
import type { StoredCertificate } from "./certificate.ts";
import { credentialOf } from "./credential.ts";

const oneOrMore = (word: string) =>
  z.array(z.string()).refine((types) => types.includes(word), `without ${word}`);
const moment = z.iso.datetime({ offset: true });

const achievementCredential = z.object({
  "@context": z
    .array(z.url())
    .min(2)
    .refine(([first]) => first === "https://www.w3.org/ns/credentials/v2")
    .refine(([, second]) =>
      /^https:\/\/purl\.imsglobal\.org\/spec\/ob\/v3p0\/context-3\.0\.\d\.json$/.test(second!),
    ),
  id: z.url(),
  type: oneOrMore("VerifiableCredential").refine((types) =>
    types.some((type) => ["OpenBadgeCredential", "AchievementCredential"].includes(type)),
  ),
  name: z.string(),
  issuer: z.object({ id: z.url(), type: oneOrMore("Profile"), name: z.string(), url: z.url() }),
  validFrom: moment,
  credentialSubject: z.object({
    id: z.url(),
    type: oneOrMore("AchievementSubject"),
    identifier: z.array(
      z.object({
        type: z.literal("IdentityObject"),
        hashed: z.boolean(),
        identityHash: z.string(),
        identityType: z.literal("name"),
      }),
    ),
    activityStartDate: moment.optional(),
    activityEndDate: moment.optional(),
    achievement: z.object({
      id: z.url(),
      type: oneOrMore("Achievement"),
      achievementType: z.literal("Certificate"),
      name: z.string().min(1),
      description: z.string().min(1),
      humanCode: z.string(),
      criteria: z.object({ narrative: z.string() }),
    }),
  }),
  credentialSchema: z.array(
    z.object({ id: z.url(), type: z.literal("1EdTechJsonSchemaValidator2019") }),
  ),
});

const certificate: StoredCertificate = {
  id: "1",
  number: "7K3Q9M2XABCD01VZ",
  kind: "internship",
  name: "శ్రీ Asha",
  title: "Web Development",
  hours: 120,
  startsOn: "2026-06-01",
  endsOn: "2026-08-31",
  organisation: "Kalinga Dream Labs",
  form: "internship",
  submission: "2",
  issuedAt: "2026-09-02T20:00:00.000Z",
  issuedBy: "3",
  issuedByName: "Imran",
};

test.each([
  ["with everything", certificate],
  ["without hours and days", { ...certificate, hours: null, startsOn: null, endsOn: null }],
  ["of an event", { ...certificate, kind: "event" as const }],
])("a credential %s is what the schema demands", (_, stored) => {
  const credential = credentialOf(stored);
  const known = achievementCredential.strict().safeParse(credential);
  expect(known.error?.issues ?? []).toEqual([]);
  expect(credential.credentialSubject.identifier[0]?.identityHash).toBe("శ్రీ Asha");
});

test.each([
  "@context",
  "id",
  "type",
  "issuer",
  "validFrom",
  "credentialSubject",
  "issuer.id",
  "issuer.type",
  "credentialSubject.type",
  "credentialSubject.achievement",
  "credentialSubject.achievement.id",
  "credentialSubject.achievement.type",
  "credentialSubject.achievement.name",
  "credentialSubject.achievement.description",
  "credentialSubject.achievement.criteria",
])("a credential without %s is not", (path) => {
  const credential: object = structuredClone(credentialOf(certificate));
  const names = path.split(".");
  const last = names.pop()!;
  const owner = names.reduce((value, name) => Reflect.get(value, name), credential);
  expect(Reflect.deleteProperty(owner, last)).toBe(true);
  const issues = achievementCredential.safeParse(credential).error?.issues ?? [];
  expect(issues.map((issue) => issue.path.join("."))).toContain(path);
});
