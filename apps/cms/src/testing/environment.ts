/** Runs before each test file: sets up the environment and an empty data folder. */
import "./drizzle-modules.ts";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, inject, vi } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** Whether the next file reuses this one's modules, including Payload's configuration. */
    modulesAreShared: boolean;
  }
}

declare global {
  /** Payload's own list of every started instance. */
  var _payload: Map<string, { payload: { destroy: () => Promise<void> } | null }> | undefined;
  /** One for each worker, since shared modules read its name only once. */
  var dataFolder: string | undefined;
}

const folder = (globalThis.dataFolder ??= mkdtempSync(join(inject("seededFolders"), "data-")));

Object.assign(process.env, {
  DATA_DIR: folder,
  PAYLOAD_SECRET: "a-secret-of-these-tests",
  GATEWAY_SECRET: "the-gateways-secret-of-these-tests",
  GATEWAY_URLS: "http://gateway.invalid",
  SITE_ORIGIN: "https://site.example",
  LOG_LEVEL: "warn",
  LINK_CHECK: "site",
});
delete process.env["DATABASE_URL"];
const before = { ...process.env };

afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const { payload } of globalThis._payload?.values() ?? []) await payload?.destroy();
  globalThis._payload?.clear();
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
  if (inject("modulesAreShared")) expectUnchangedEnvironment();
});

function expectUnchangedEnvironment(): void {
  const changed = Object.keys(process.env).filter(
    // sharp sets VIPSHOME when it is loaded.
    (name) => process.env[name] !== before[name] && name !== "VIPSHOME",
  );
  if (changed.length === 0) return;
  throw new Error(`It sets ${changed.join()}: list it as \`isolated\` in vitest.config.ts.`);
}
