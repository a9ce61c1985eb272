import { createHash } from "node:crypto";
import type { Payload } from "payload";
import { uniqueViolation } from "../submissions/unique-violation.ts";

/** The signature that a new certificate gets. */
export interface Signature {
  signatory: string | null;
  signatoryRole: string | null;
  /** Digest of the image. */
  signature: string | null;
}

const collection = "certificate-signatures";
export const PNG_DATA_URL = "data:image/png;base64,";

/** Reads the settings, and keeps the image so that later changes don't reach certificates. */
export async function readSignature(payload: Payload): Promise<Signature> {
  const { signatory, signatoryRole, signature } = await payload.findGlobal({
    slug: "certificate-settings",
    depth: 0,
  });
  return {
    signatory: signatory || null,
    signatoryRole: signatoryRole || null,
    signature: signature ? await keepImage(payload, signature) : null,
  };
}

async function keepImage(payload: Payload, dataUrl: string): Promise<string> {
  const image = dataUrl.slice(PNG_DATA_URL.length);
  const digest = createHash("sha256").update(image).digest("base64url");
  if ((await signatureImage(payload, digest)) !== null) return digest;
  try {
    await payload.db.create({ collection, data: { digest, image } });
  } catch (error) {
    // Somebody else issues at the same moment.
    if (uniqueViolation(error) !== "digest") throw error;
  }
  return digest;
}

/** The bytes of a PNG; `null` if there is none. */
export async function signatureImage(payload: Payload, digest: string): Promise<Buffer | null> {
  const where = { digest: { equals: digest } };
  const found = await payload.db.findOne<{ id: string; image: string }>({ collection, where });
  return found && Buffer.from(found.image, "base64");
}
