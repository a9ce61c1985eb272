/** A quick digest will do: nobody's real password is in here, and tests log in often. */
import { createHash, randomUUID } from "node:crypto";

export interface PasswordDigest {
  salt: string;
  digest: string;
}

const digestOf = (salt: string, password: string) =>
  createHash("sha256").update(`${salt}:${password}`).digest("hex");

export function digestPassword(password: string): PasswordDigest {
  const salt = randomUUID();
  return { salt, digest: digestOf(salt, password) };
}

export const isPassword = ({ salt, digest }: PasswordDigest, given: string) =>
  digestOf(salt, given) === digest;
