/** Installs packages if anything that affects them has changed since the last time. */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const STAMP = "node_modules/.cache/installed";
const SHOWN_LINES = 15;

/** Takes a few milliseconds if everything is installed. */
export async function installIfNeeded(root = ROOT) {
  const wanted = fingerprint(root);
  const stamp = join(root, STAMP);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted && isComplete(root)) return;
  const begun = Date.now();
  console.log("Installing packages…");
  await pnpmInstall(root);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
  console.log(`Packages installed (${Math.round((Date.now() - begun) / 1000)} s).`);
}

/** Folders of the workspaces that pnpm-workspace.yaml names. */
export function workspaces(root) {
  const yaml = readFileSync(join(root, "pnpm-workspace.yaml"), "utf8");
  const block = /^packages:\n((?: +- .+\n)+)/m.exec(yaml)?.[1] ?? "";
  const patterns = [...block.matchAll(/^ +- ["']?([^"'\n]+)/gm)].map(([, pattern]) => pattern);
  return patterns
    .flatMap((pattern) => {
      if (!pattern.endsWith("/*")) return [pattern];
      const parent = pattern.slice(0, -2);
      return readdirSync(join(root, parent)).map((name) => `${parent}/${name}`);
    })
    .filter((folder) => existsSync(join(root, folder, "package.json")));
}

/** Changes with every file that determines what is installed. */
export function fingerprint(root) {
  const files = [
    "package.json",
    "pnpm-lock.yaml",
    "pnpm-workspace.yaml",
    ...workspaces(root).map((folder) => `${folder}/package.json`),
  ];
  const hash = createHash("sha256");
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

function isComplete(root) {
  return ["", ...workspaces(root)].every((folder) =>
    existsSync(join(root, folder, "node_modules")),
  );
}

async function pnpmInstall(root) {
  const child = spawn("pnpm", ["install", "--frozen-lockfile"], {
    cwd: root,
    // With CI set, pnpm never prompts.
    env: { ...process.env, CI: "true" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (output += data));
  const code = await new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  if (code === 0) return;
  console.error(output.trim().split("\n").slice(-SHOWN_LINES).join("\n"));
  throw new Error("The packages could not be installed; pnpm says why, above.");
}
