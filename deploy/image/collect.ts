/**
 * Copies what an application needs at run time, and nothing else, into a folder of the same layout:
 * `node deploy/image/collect.ts gateway|cms FOLDER`. Everything has to be built.
 */
import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  symlinkSync,
} from "node:fs";
import { dirname, join, relative } from "node:path";
import { type Application, applications } from "./applications.ts";
import { nextTraces } from "./next-traces.ts";
import { trace } from "./trace.ts";

const ROOT = join(import.meta.dirname, "../..");

const [name = "", target] = process.argv.slice(2);
if (!Object.hasOwn(applications, name) || target === undefined) {
  process.stderr.write(`usage: collect.ts ${Object.keys(applications).join("|")} FOLDER\n`);
  process.exit(2);
}
const application: Application = applications[name as keyof typeof applications];
const files = await filesOf(application);
for (const file of files) copy(file, target);
process.stdout.write(`${name}: ${files.size} files\n`);

async function filesOf({ programs, nextBuild, folders, leaveOut }: Application) {
  const isOut = (path: string) => leaveOut.test(path);
  const paths = [
    ...(await trace(ROOT, programs, isOut)),
    ...(nextBuild === undefined ? [] : nextTraces(ROOT, nextBuild)),
    ...folders.flatMap(below),
  ];
  return new Set(paths.filter((path) => !isOut(path) && existsSync(join(ROOT, path))));
}

/** All files and links below a folder; where it is a link itself, the link and what is behind it. */
function below(folder: string): string[] {
  const real = relative(ROOT, realpathSync(join(ROOT, folder)));
  const inside = readdirSync(join(ROOT, real), { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)));
  return real === folder ? inside : [folder, ...inside];
}

function copy(path: string, folder: string): void {
  const from = join(ROOT, path);
  const to = join(folder, path);
  const stats = lstatSync(from);
  if (stats.isDirectory()) return;
  mkdirSync(dirname(to), { recursive: true });
  if (stats.isSymbolicLink()) symlinkSync(readlinkSync(from), to);
  else copyFileSync(from, to);
}
