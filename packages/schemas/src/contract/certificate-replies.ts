/** What the upstream answers about certificates. Source: docs/upstream-contract.md, "Certificates". For servers. */
import { z } from "zod";
import {
  type Certificate,
  certificateKinds,
  certificateStates,
  type OwnCertificate,
} from "../certificates/certificate.ts";
import { CERTIFICATE_NUMBER } from "../certificates/certificate-number.ts";

const moment = z.iso.datetime({ offset: true });
const number = z.string().regex(CERTIFICATE_NUMBER);
const title = z.string().min(1);

export const certificateWire = z
  .object({
    number,
    state: z.enum(certificateStates),
    kind: z.enum(certificateKinds),
    name: z.string().min(1),
    title,
    hours: z.number().positive().nullish(),
    starts_on: z.iso.date().nullish(),
    ends_on: z.iso.date().nullish(),
    issued_at: moment,
    revoked_at: moment.nullish(),
  })
  .transform(({ hours, starts_on, ends_on, issued_at, revoked_at, ...rest }): Certificate => ({
    ...rest,
    hours: hours ?? null,
    startsOn: starts_on ?? null,
    endsOn: ends_on ?? null,
    issuedAt: issued_at,
    revokedAt: revoked_at ?? null,
  }));

/** Within what a participant sees of a submission. One that can't be read isn't shown. */
export const ownCertificateWire = z
  .object({ number, title, issued_at: moment })
  .transform(({ issued_at, ...rest }): OwnCertificate => ({ ...rest, issuedAt: issued_at }))
  .nullish()
  .catch(null);

/** A public key, as JSON Web Keys are written (RFC 7517). Nothing else of it is passed on. */
export const credentialKeyWire = z.object({
  kty: z.literal("RSA"),
  n: z.string().regex(/^[\w-]+$/),
  e: z.string().regex(/^[\w-]+$/),
  alg: z.literal("RS256"),
  use: z.literal("sig"),
  kid: z.string(),
});
