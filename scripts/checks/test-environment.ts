import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Programs that tests use where they are installed, and otherwise skip something. */
const PROGRAMS = [
  "caddy",
  "chromium",
  "chromium-browser",
  "chromium-headless-shell",
  "google-chrome",
  "google-chrome-stable",
  "initdb",
  "kubectl",
  "nginx",
  "openssl",
  "promtool",
  "redis-server",
];
/** Debian keeps some where ordinary users don't look. */
const SYSTEM = ["/usr/sbin"];
const DEBIAN_POSTGRES = "/usr/lib/postgresql";

/**
 * Everything outside the repository that decides what tests do, in one line. Turbo reads it as
 * TEST_ENVIRONMENT, so that a result stands only where the same programs are installed.
 */
export function testEnvironment(path = process.env["PATH"] ?? ""): string {
  const folders = [...path.split(delimiter), ...SYSTEM, ...postgresFolders()];
  const installed = PROGRAMS.flatMap(
    (name) => folders.map((folder) => join(folder, name)).find((file) => existsSync(file)) ?? [],
  );
  return [process.version, process.platform, process.arch, ...installed].join(" ");
}

function postgresFolders(): string[] {
  if (!existsSync(DEBIAN_POSTGRES)) return [];
  const versions = readdirSync(DEBIAN_POSTGRES).toSorted((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(DEBIAN_POSTGRES, version, "bin"));
}
