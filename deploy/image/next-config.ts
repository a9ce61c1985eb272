/**
 * Loaded in front of the CMS: hands Next the configuration that the build has settled. It would read
 * next.config.ts otherwise, for which it needs its compiler.
 */
import { readFileSync } from "node:fs";

const built = new URL("../../apps/cms/.next/required-server-files.json", import.meta.url);
const { config } = JSON.parse(readFileSync(built, "utf8")) as { config: unknown };
process.env["__NEXT_PRIVATE_STANDALONE_CONFIG"] = JSON.stringify(config);
