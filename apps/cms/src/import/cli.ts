/**
 * `node src/import/cli.ts FOLDER|FILE.xml [--dry-run] …`: moves content into the CMS that the environment
 * describes, while it runs.
 */
import { makeFilesPrivate } from "@kdl/runtime/process/private-files";
import "./resolve-extensions.ts";
import { importArguments } from "./import-arguments.ts";
import { ImportProblem } from "./source.ts";

makeFilesPrivate();
// Payload migrates the database in production, and watches Next's server in development. Its log is for servers.
Object.assign(process.env, { NODE_ENV: "test", LOG_LEVEL: "fatal" });

const say = (line: string) => void process.stdout.write(`${line}\n`);

try {
  const given = importArguments(process.argv.slice(2));
  const { importInto } = await import("./import-into.ts");
  process.exitCode = (await importInto(given, say)) ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof ImportProblem ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
// Payload keeps timers and connections.
process.exit();
