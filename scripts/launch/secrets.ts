/** Generates the secrets that aren't configured, once, and keeps them under the data folder, readable only by their owner. */
import { randomBytes } from "node:crypto";
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const KEY_BYTES = 32;
/** 20 characters: enough to resist guessing, few enough to type. */
const PASSWORD_BYTES = 15;

const secrets = {
  GATEWAY_SECRET: { file: "gateway-secret", bytes: KEY_BYTES },
  PAYLOAD_SECRET: { file: "payload-secret", bytes: KEY_BYTES },
  CMS_ADMIN_PASSWORD: { file: "cms-admin-password", bytes: PASSWORD_BYTES },
} as const;
export type SecretName = keyof typeof secrets;
export const secretNames = Object.keys(secrets) as SecretName[];

export interface Secret {
  value: string;
  /** The file that stores it; `null` if it came from the environment. */
  file: string | null;
  /** Whether it was just generated. */
  isNew: boolean;
}

/**
 * @param dataFolder must exist
 * @param given the values from the environment, which take precedence and are never stored
 */
export function provideSecrets(
  dataFolder: string,
  given: Readonly<Partial<Record<SecretName, string | undefined>>>,
): Record<SecretName, Secret> {
  const folder = join(dataFolder, "secrets");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  const provide = (name: SecretName): Secret => {
    const value = given[name];
    if (value !== undefined) return { value, file: null, isNew: false };
    return keptOrNew(join(folder, secrets[name].file), secrets[name].bytes);
  };
  return {
    GATEWAY_SECRET: provide("GATEWAY_SECRET"),
    PAYLOAD_SECRET: provide("PAYLOAD_SECRET"),
    CMS_ADMIN_PASSWORD: provide("CMS_ADMIN_PASSWORD"),
  };
}

function keptOrNew(file: string, bytes: number): Secret {
  try {
    const value = randomBytes(bytes).toString("base64url");
    writeFileSync(file, `${value}\n`, { mode: 0o600, flag: "wx" });
    return { value, file, isNew: true };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    chmodSync(file, 0o600);
    return { value: readFileSync(file, "utf8").trim(), file, isNew: false };
  }
}
