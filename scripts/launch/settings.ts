import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Environment, parseEnvironment } from "../../packages/schemas/src/environment.ts";
import { Problem } from "./problem.ts";
import { ROOT } from "./root.ts";

export interface Settings extends Environment {
  /** Absolute. */
  DATA_DIR: string;
}

/** Reads `.env`, where there is one, into `process.env`; what is set there already wins. */
export function loadDotEnv(): void {
  const file = join(ROOT, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
}

/** Checks the environment; a relative DATA_DIR counts from the repository's folder. */
export function readSettings(source: Readonly<Record<string, string | undefined>>): Settings {
  const result = parseEnvironment(source);
  if (!result.ok) throw new Problem(...result.problems);
  const { values } = result;
  if (values.UPSTREAM_URL === undefined && values.PORT === values.CMS_PORT) {
    throw new Problem(`CMS_PORT: is ${values.CMS_PORT}, as PORT is; choose another`);
  }
  return { ...values, DATA_DIR: resolve(ROOT, values.DATA_DIR) };
}
