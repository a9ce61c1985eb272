/** Checks everything that has to be right before anything is built or started. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { prepareDataFolder } from "./data-folder.ts";
import { checkPorts, type WantedPort } from "./ports.ts";
import { provideSecrets, type Secret, secretNames } from "./secrets.ts";
import { loadDotEnv, readSettings, type Settings } from "./settings.ts";

/** The first account of the admin. */
export interface AdminAccount {
  password: Secret;
  /**
   * Whether it will be created with this password; `null` if only the database knows. In a
   * restored site the account already exists, and a newly generated password wouldn't work.
   */
  isNew: boolean | null;
}

export interface Preparation {
  settings: Settings;
  /** The programs' environment, with every setting resolved. */
  env: NodeJS.ProcessEnv;
  /** `null` if another upstream replaces the CMS. */
  adminAccount: AdminAccount | null;
  /** Values that mustn't be logged. */
  secretValues: string[];
}

/** Variables that contain a password, whole or as part of an address. */
const withPassword = ["DATABASE_URL", "REDIS_URL", "SMTP_URL", "S3_SECRET_ACCESS_KEY"] as const;

export async function prepare(mode: "production" | "development"): Promise<Preparation> {
  loadDotEnv();
  const settings = readSettings(process.env);
  prepareDataFolder(settings.DATA_DIR);
  await checkPorts(portsOf(settings));
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: mode,
    DATA_DIR: settings.DATA_DIR,
    NEXT_TELEMETRY_DISABLED: "1",
  };
  const given = [...secretNames, ...withPassword].flatMap((name) => settings[name] ?? []);
  if (settings.UPSTREAM_URL !== undefined) {
    return { settings, env, adminAccount: null, secretValues: given };
  }
  const isNew =
    settings.DATABASE_URL === undefined ? !existsSync(join(settings.DATA_DIR, "cms.db")) : null;
  const secrets = provideSecrets(settings.DATA_DIR, settings);
  for (const name of secretNames) env[name] = secrets[name].value;
  return {
    settings,
    env,
    adminAccount: { password: secrets.CMS_ADMIN_PASSWORD, isNew },
    secretValues: [...given, ...secretNames.map((name) => secrets[name].value)],
  };
}

function portsOf(settings: Settings): WantedPort[] {
  const site = { variable: "PORT", host: settings.HOST, port: settings.PORT };
  if (settings.UPSTREAM_URL !== undefined) return [site];
  return [site, { variable: "CMS_PORT", host: "127.0.0.1", port: settings.CMS_PORT }];
}
