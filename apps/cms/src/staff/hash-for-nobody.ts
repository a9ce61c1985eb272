import { pbkdf2, randomBytes } from "node:crypto";
import { promisify } from "node:util";

/** Payload's own cost; a test compares them. */
export const hashCost = { iterations: 600_000, keyLength: 32, digest: "sha256" } as const;

const salt = randomBytes(32).toString("hex");
const derive = promisify(pbkdf2);

/** Takes as long as comparing a password, for addresses without an account. */
export async function hashForNobody(password: string): Promise<void> {
  const { iterations, keyLength, digest } = hashCost;
  await derive(password, salt, iterations, keyLength, digest);
}
