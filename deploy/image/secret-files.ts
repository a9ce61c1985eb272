/**
 * Loaded in front of the programs of the images: takes secrets out of files, and keeps the promise of
 * `npm start` that those that nobody has given are made and kept under DATA_DIR/secrets.
 */
import { provideSecrets, secretNames } from "../../scripts/launch/secrets.ts";
import { readSecretFiles } from "./read-secret-files.ts";

try {
  const wanted = readSecretFiles(process.env);
  const missing = secretNames.filter((name) => wanted.includes(name) && !process.env[name]);
  if (missing.length > 0) {
    const made = provideSecrets(process.env["DATA_DIR"] ?? ".data", {});
    for (const name of missing) process.env[name] = made[name].value;
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
