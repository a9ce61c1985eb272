/**
 * `node scripts/bootstrap.mjs start|dev|demo|test|bench|fuzz|deployment|backup|restore|move-files|import`:
 * runs a task on whatever Node the machine has.
 *
 * Plain JavaScript, since Node 18 reads it too. Gets the right Node and pnpm first, then what is not yet
 * installed, and hands over to the task's TypeScript.
 */
import { installIfNeeded } from "./toolchain/install.mjs";
import { canRunHere, runWithToolchain } from "./toolchain/toolchain.mjs";

const tasks = {
  start: () => import("./start.ts"),
  dev: () => import("./dev.ts"),
  demo: () => import("./demo.ts"),
  test: () => import("./test.ts"),
  bench: () => import("./bench.ts"),
  fuzz: () => import("./fuzz.ts"),
  deployment: () => import("./deployment.ts"),
  backup: () => import("./backup.ts"),
  restore: () => import("./restore.ts"),
  "move-files": () => import("./move-files.ts"),
  import: () => import("./import.ts"),
};

async function main() {
  const [name, ...rest] = process.argv.slice(2);
  const load = tasks[name];
  if (!load) throw new Error(`There is no task ${name}: choose ${Object.keys(tasks).join(", ")}.`);
  if (!canRunHere()) return runWithToolchain([name, ...rest]);
  await installIfNeeded();
  const { run } = await load();
  return run(rest);
}

try {
  process.exitCode = await main();
} catch (error) {
  // One line for a person. DEBUG=1 shows where it came from.
  console.error(process.env.DEBUG ? error : error.message);
  process.exitCode = 1;
}
