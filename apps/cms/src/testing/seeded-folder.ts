/**
 * Data folders as a first start of the built CMS leaves them. Migrating and seeding take most of such a
 * start, so the first test that needs one does it, and the others copy what it left.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import type { TestProject } from "vitest/node";
import { freePort, runServer, SECRETS } from "./start-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the folder that tests copy is made, for all workers of a run. */
    seededFolders: string;
  }
}

const LIMIT_MS = 200_000;

/** Vitest's global setup. */
export default function provide(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), "cms-seeded-"));
  project.provide("seededFolders", folder);
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Fills an empty folder, or one that isn't there yet. */
export async function seedFolder(folder: string): Promise<void> {
  cpSync(await seededFolder(), folder, { recursive: true });
}

async function seededFolder(): Promise<string> {
  const root = inject("seededFolders");
  const [lock, made] = [join(root, "lock"), join(root, "made")];
  const deadline = Date.now() + LIMIT_MS;
  while (!existsSync(made)) {
    if (Date.now() > deadline) throw new Error("No data folder was seeded");
    if (tryToLock(lock)) {
      await make(made).finally(() => rmSync(lock, { recursive: true }));
    } else await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return made;
}

/** Workers are processes: only one of them can make the folder. */
function tryToLock(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    return false;
  }
}

async function make(made: string): Promise<void> {
  if (existsSync(made)) return;
  const DATA_DIR = `${made}-half`;
  // Nobody listens there: nothing has to hear of the content.
  const variables = { ...SECRETS, GATEWAY_URLS: "http://127.0.0.1:9", DATA_DIR };
  const run = runServer({ ...variables, CMS_PORT: String(await freePort()) }, ["--migrate"]);
  if ((await run.ended) !== 0) throw new Error(`The CMS didn't start:\n${run.output()}`);
  renameSync(DATA_DIR, made);
}
