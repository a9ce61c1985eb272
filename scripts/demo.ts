/** `npm run demo`: the site with made-up applications to explore, in its own data folder. */
import { spawn } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "./launch/build.ts";
import { launch } from "./launch/launch.ts";
import { type Preparation, prepare } from "./launch/prepare.ts";
import { Problem } from "./launch/problem.ts";
import { ROOT } from "./launch/root.ts";
import { say } from "./launch/say.ts";
import { stopSignal } from "./launch/stop-signal.ts";

const FOLDER = ".data/demo";
/** Written once the demo is complete. */
const COMPLETE = "demo-complete";

/** Settings for a real site's servers: a demo sends no mail, and stores nothing outside its folder. */
const notForDemos = [
  "UPSTREAM_URL",
  "DATABASE_URL",
  "REDIS_URL",
  "SMTP_URL",
  "STAFF_EMAIL",
  "CLAMAV_URL",
  "S3_BUCKET",
  "S3_ENDPOINT",
];

/** @returns the exit code */
export async function run(): Promise<number> {
  const begun = Date.now();
  const signal = stopSignal();
  // An empty value counts as not set, and keeps `.env` from setting it.
  for (const name of notForDemos) process.env[name] = "";
  process.env["DATA_DIR"] = FOLDER;
  const preparation = await prepare("production");
  await build({ without: [], signal, say });
  if (signal.aborted) return 0;
  if (!existsSync(join(ROOT, FOLDER, COMPLETE))) await fill(preparation);
  say(
    `Demo in ${FOLDER}; delete it to start over. Its staff have the password of the first account.`,
  );
  await launch({ preparation, script: "start", begun, signal, say });
  say("Stopped.");
  return 0;
}

async function fill({ env }: Preparation): Promise<void> {
  if (existsSync(join(ROOT, FOLDER, "cms.db"))) {
    throw new Problem(`${FOLDER} is incomplete: delete it, and start the demo again.`);
  }
  say("Making the demo's database…");
  await runInCms(["src/server.ts", "--migrate"], env);
  await runInCms(["src/demo/cli.ts"], env);
  writeFileSync(join(ROOT, FOLDER, COMPLETE), "");
}

async function runInCms(args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd: join(ROOT, "apps/cms"),
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...env, LOG_LEVEL: "warn" },
  });
  child.stdout.on("data", (text) => process.stdout.write(String(text)));
  const code = await new Promise((resolve) => {
    child.once("error", () => resolve(1));
    child.once("close", resolve);
  });
  if (code !== 0) throw new Problem("The demo could not be made.");
}
