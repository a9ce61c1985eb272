import {
  CONTENT_DIGEST_HEADER,
  contentDigest,
  signatureRefusals,
} from "@kdl/schemas/contract/request-signature";
import { type Refused, wronglySigned } from "../submissions/refused.ts";
import { readCapped } from "./read-capped.ts";

/**
 * The bytes of a body, which have to be those that the gateway signed.
 *
 * @param max how many there may be
 * @param tooMany creates the error for a longer body
 * @throws {Refused} also if the digest, which the signature covers, doesn't match the body
 */
export async function readSigned(
  { body, headers }: Request,
  max: number,
  tooMany: () => Refused,
): Promise<Buffer> {
  const bytes = body ? await readCapped(body, max, tooMany) : Buffer.alloc(0);
  if (headers.get(CONTENT_DIGEST_HEADER) !== contentDigest(bytes)) {
    throw wronglySigned(signatureRefusals.wrong);
  }
  return bytes;
}
