/** Runs before each test file: an environment and a data folder of its own. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "cms-test-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

Object.assign(process.env, {
  DATA_DIR: folder,
  PAYLOAD_SECRET: "a-secret-of-these-tests",
  GATEWAY_SECRET: "the-gateways-secret-of-these-tests",
  GATEWAY_URLS: "http://gateway.invalid",
  SITE_ORIGIN: "https://site.example",
  LOG_LEVEL: "warn",
});
delete process.env["DATABASE_URL"];
