/** Provides a recent enough Node and pnpm: the machine's own, or those of the npm registry. */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const NODE_MAJOR = 24;
/** The first minor version with built-in argon2 password hashing. */
const NODE_MINOR = 7;
const PNPM_MAJOR = 12;
const ORPHAN_CHECK_MS = 250;
const BOOTSTRAP = fileURLToPath(new URL("../bootstrap.mjs", import.meta.url));
/** Remembers where npx put them, since asking npx again would take 1.5 s at every start. */
const MEMORY = fileURLToPath(new URL("../../node_modules/.cache/toolchain.json", import.meta.url));
/** Set in the second run, so that a broken toolchain can't start a third. */
const MARK = "KDL_TOOLCHAIN";

/** Whether this process itself can run the task. */
export function canRunHere() {
  const suitable = isNewEnough(process.versions.node) && pnpmMajor() >= PNPM_MAJOR;
  if (!suitable && process.env[MARK]) {
    throw new Error(
      `Node ${NODE_MAJOR} and pnpm ${PNPM_MAJOR} were fetched, but don't start here.`,
    );
  }
  return suitable;
}

/** Runs the task again under the right Node, with pnpm on the PATH. @returns its exit code */
export async function runWithToolchain(args) {
  const bin = remembered() ?? (await fetchToolchain());
  const env = { ...process.env, PATH: `${bin}:${process.env.PATH}`, [MARK]: bin };
  const child = spawn(join(bin, "node"), [BOOTSTRAP, ...args], { stdio: "inherit", env });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => child.kill(signal));
  }
  // npm and the shell in between may end without notifying us.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill("SIGTERM"), ORPHAN_CHECK_MS).unref();
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => resolve(code ?? 1));
  });
}

/** @param version such as `24.7.0` */
export function isNewEnough(version) {
  const [major, minor] = version.split(".").map(Number);
  return major > NODE_MAJOR || (major === NODE_MAJOR && minor >= NODE_MINOR);
}

/** @param version such as `24.1.0`, with or without a `v` */
function majorOf(version) {
  return Number.parseInt(String(version).replace(/^v/, ""), 10) || 0;
}

function pnpmMajor() {
  // Runs outside the repository, where an older pnpm would switch to the version in package.json.
  const result = spawnSync("pnpm", ["--version"], { cwd: "/", encoding: "utf8" });
  return majorOf(result.stdout);
}

function remembered() {
  try {
    const { bin } = JSON.parse(readFileSync(MEMORY, "utf8"));
    return existsSync(join(bin, "node")) && existsSync(join(bin, "pnpm")) ? bin : undefined;
  } catch {
    return undefined;
  }
}

async function fetchToolchain() {
  console.log(`Getting Node ${NODE_MAJOR} and pnpm ${PNPM_MAJOR} from the npm registry…`);
  const packages = ["-p", `node@${NODE_MAJOR}`, "-p", `pnpm@${PNPM_MAJOR}`];
  const child = spawn("npx", ["-y", ...packages, "-c", 'dirname "$(command -v pnpm)"'], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  let complaints = "";
  child.stdout.on("data", (data) => (output += data));
  child.stderr.on("data", (data) => (complaints += data));
  const code = await new Promise((resolve) => {
    child.once("error", () => resolve(1));
    child.once("close", resolve);
  });
  const bin = output.trim().split("\n").at(-1);
  if (code !== 0 || !bin) {
    const reason = /^npm error (?!code )(.+)$/m.exec(complaints)?.[1] ?? "npx failed";
    throw new Error(`Could not get Node ${NODE_MAJOR} and pnpm ${PNPM_MAJOR}: ${reason}`);
  }
  mkdirSync(dirname(MEMORY), { recursive: true });
  writeFileSync(MEMORY, JSON.stringify({ bin }));
  return bin;
}
