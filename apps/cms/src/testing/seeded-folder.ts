/**
 * Data folders as the built CMS's first start leaves them. Most of such a start is migrating and seeding,
 * so the first test that needs a folder does it, and the others copy the result.
 */
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@kdl/runtime/testing/free-port";
import { makeOnce } from "@kdl/runtime/testing/make-once";
import { inject } from "vitest";
import type { TestProject } from "vitest/node";
import { runServer, SECRETS } from "./start-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the folder that tests copy is created, for all workers of a run. */
    seededFolders: string;
  }
}

/** Vitest's global setup. */
export default function provide(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), "cms-seeded-"));
  project.provide("seededFolders", folder);
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Fills a folder that is empty or doesn't exist yet. */
export async function seedFolder(folder: string): Promise<void> {
  const seeded = join(inject("seededFolders"), "seeded");
  await makeOnce(seeded, startOnce);
  cpSync(seeded, folder, { recursive: true });
}

async function startOnce(DATA_DIR: string): Promise<void> {
  // Nothing listens there: no gateway needs to be notified about the content.
  const variables = { ...SECRETS, GATEWAY_URLS: "http://127.0.0.1:9", DATA_DIR };
  const run = runServer({ ...variables, CMS_PORT: String(await freePort()) }, ["--migrate"]);
  if ((await run.ended) !== 0) throw new Error(`The CMS didn't start:\n${run.output()}`);
}
