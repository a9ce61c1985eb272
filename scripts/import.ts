/** `npm run import -- FOLDER|FILE.xml [--dry-run] …`: moves content of another site into the CMS. */
import { existsSync } from "node:fs";
import { runCmsTask } from "./launch/cms-task.ts";
import { Problem } from "./launch/problem.ts";
import { provideSecrets } from "./launch/secrets.ts";
import { loadDotEnv, readSettings } from "./launch/settings.ts";

/** @returns the exit code */
export async function run(args: readonly string[]): Promise<number> {
  loadDotEnv();
  const settings = readSettings(process.env);
  const { DATA_DIR } = settings;
  if (!existsSync(DATA_DIR))
    throw new Problem(`DATA_DIR: there is no site in ${DATA_DIR} yet; run npm start once`);
  const { GATEWAY_SECRET, PAYLOAD_SECRET } = provideSecrets(DATA_DIR, settings);
  return runCmsTask("import/cli.ts", args, {
    DATA_DIR,
    GATEWAY_SECRET: GATEWAY_SECRET.value,
    PAYLOAD_SECRET: PAYLOAD_SECRET.value,
  });
}
