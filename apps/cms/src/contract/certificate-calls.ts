/** The contract's calls about certificates. Source: docs/upstream-contract.md, "Certificates". */
import { CREDENTIAL_KEY_ID } from "@kdl/schemas/certificates/certificate";
import { readCertificateNumber } from "@kdl/schemas/certificates/certificate-number";
import { certificateFailure } from "@kdl/schemas/certificates/certificate-texts";
import type { Payload } from "payload";
import {
  certificateByNumber,
  newNumber,
  type StoredCertificate,
} from "../certificates/certificate.ts";
import { certificateToWire } from "../certificates/certificate-to-wire.ts";
import { certificatePdf } from "../certificates/certificate-pdf.ts";
import { signedCredential } from "../certificates/credential.ts";
import { publicKeyOf } from "../certificates/credential-key.ts";
import { answerOrRefuse } from "./answer-or-refuse.ts";
import { file, notFound, reply } from "./reply.ts";

const KEYS = "keys";

/** Files of valid certificates. */
const files: Readonly<
  Record<string, (payload: Payload, certificate: StoredCertificate) => Promise<Response>>
> = {
  pdf: async (payload, certificate) =>
    file(new Uint8Array(await certificatePdf(payload, certificate)), "application/pdf"),
  credential: async (payload, certificate) =>
    file(await signedCredential(payload, certificate), "application/jwt"),
};

/** One answer for all that can't be found, whatever is wrong with the number. */
const unknown = () => reply({ code: "NOT_FOUND", message: certificateFailure.unknown }, 404);

/** @param segments of the path below `/api/certificates` */
export async function answerCertificateCall(
  { method }: Request,
  segments: readonly string[],
): Promise<Response> {
  if (method !== "GET" && method !== "HEAD") return notFound();
  return answerOrRefuse({ message: "A call about a certificate failed" }, (payload) =>
    answer(payload, segments),
  );
}

async function answer(
  payload: Payload,
  [first = "", second, ...rest]: readonly string[],
): Promise<Response> {
  if (rest.length > 0) return notFound();
  if (first === KEYS) return keyAnswer(payload, second ?? "");
  // A malformed number takes the same query, so that the time says nothing about it.
  const number = readCertificateNumber(first) ?? newNumber();
  const certificate = await certificateByNumber(payload, number);
  if (!certificate) return unknown();
  if (second === undefined) return reply(certificateToWire(certificate));
  const send = Object.hasOwn(files, second) ? files[second] : undefined;
  if (!send || certificate.revokedAt) return unknown();
  return send(payload, certificate);
}

async function keyAnswer(payload: Payload, id: string): Promise<Response> {
  const key = CREDENTIAL_KEY_ID.test(id) ? await publicKeyOf(payload, id) : null;
  return key ? reply(key) : unknown();
}
