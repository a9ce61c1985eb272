import {
  createHash,
  createPrivateKey,
  generateKeyPair as generateKeyPairWithCallback,
  type JsonWebKey,
  type KeyObject,
} from "node:crypto";
import { promisify } from "node:util";
import type { Payload } from "payload";
import { uniqueViolation } from "../submissions/unique-violation.ts";

const generateKeyPair = promisify(generateKeyPairWithCallback);

/** A public key as a JSON Web Key. */
interface PublicKey {
  kty: "RSA";
  n: string;
  e: string;
  alg: "RS256";
  use: "sig";
  kid: string;
}

interface CredentialKey {
  keyId: string;
  privateKey: KeyObject;
}

interface StoredKey {
  id: string;
  keyId: string;
  publicKey: string;
  /** Encrypted with `PAYLOAD_SECRET`. */
  privateKey: string;
}

type NewKey = Omit<StoredKey, "id"> & { current: string; createdAt: string };

const collection = "credential-keys";
const CURRENT = "credentials";
/** The minimum that Open Badges accepts. */
const BITS = 2048;

/** The key that credentials are signed with. Generated on first use; one of two concurrent calls wins. */
export async function credentialKey(payload: Payload): Promise<CredentialKey> {
  const where = { current: { equals: CURRENT } };
  const stored = await payload.db.findOne<StoredKey>({ collection, where });
  const opened = stored && open(payload, stored);
  if (opened) return opened;
  // Encrypted with an earlier secret. Its public key can still verify earlier credentials.
  if (stored) await retire(payload, stored.id);
  try {
    await payload.db.create({ collection, data: await newKey(payload) });
  } catch (error) {
    if (uniqueViolation(error) !== "current") throw error;
  }
  return credentialKey(payload);
}

function open(payload: Payload, { keyId, privateKey }: StoredKey): CredentialKey | null {
  try {
    const key = JSON.parse(payload.decrypt(privateKey)) as JsonWebKey;
    return { keyId, privateKey: createPrivateKey({ key, format: "jwk" }) };
  } catch {
    return null;
  }
}

async function retire(payload: Payload, id: string): Promise<void> {
  const where = { id: { equals: id } };
  await payload.db.updateOne({ collection, where, data: { current: null }, returning: false });
}

async function newKey(payload: Payload): Promise<NewKey> {
  const { privateKey } = await generateKeyPair("rsa", { modulusLength: BITS });
  const jwk = privateKey.export({ format: "jwk" });
  const { n = "", e = "" } = jwk;
  const keyId = thumbprint({ e, n });
  const publicKey: PublicKey = { kty: "RSA", n, e, alg: "RS256", use: "sig", kid: keyId };
  return {
    keyId,
    publicKey: JSON.stringify(publicKey),
    privateKey: payload.encrypt(JSON.stringify(jwk)),
    current: CURRENT,
    createdAt: new Date().toISOString(),
  };
}

/** RFC 7638: the required members, in order, without whitespace. */
const thumbprint = ({ e, n }: { e: string; n: string }): string =>
  createHash("sha256")
    .update(JSON.stringify({ e, kty: "RSA", n }))
    .digest("base64url");

/** A key that credentials are or were signed with; `null` for an unknown id. */
export async function publicKeyOf(payload: Payload, keyId: string): Promise<PublicKey | null> {
  const where = { keyId: { equals: keyId } };
  const found = await payload.db.findOne<StoredKey>({ collection, where });
  return found && (JSON.parse(found.publicKey) as PublicKey);
}
