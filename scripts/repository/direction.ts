/** Which workspace may import which: web → schemas ← bff → upstream. */
import { posix } from "node:path";
import type { Import } from "./imports-of.ts";
import type { SourceFile } from "./source-files.ts";

const allowedPackages: Readonly<Record<string, readonly RegExp[]>> = {
  "packages/schemas": [],
  "packages/runtime": [/^@kdl\/schemas\/contract\/signing$/],
  "packages/mock-upstream": [/^@kdl\/schemas\//],
  "apps/web": [
    /^@kdl\/schemas\/(?!(?:contract\/(?:signing|request-signature)|environment|forms\/common-password|theme\/(?:contrast|theme-colours))$)/,
  ],
  "apps/bff": [/^@kdl\/(?:schemas|runtime)\//],
  "apps/cms": [/^@kdl\/(?:schemas|runtime)\//],
};
/** Additional imports that tests may use. */
const forTests = [/^@kdl\/(?:schemas|mock-upstream|web|bff)(?:\/|$)/, /^@kdl\/runtime\/testing\//];

/** @returns a line for each import that goes the wrong way */
export function wrongDirections(file: SourceFile): string[] {
  return file.imports
    .filter((entry) => !isAllowed(file, entry))
    .map((entry) => `${file.path} imports ${entry.from}`);
}

function isAllowed(file: SourceFile, entry: Import): boolean {
  if (entry.from.startsWith(".")) return staysInside(file, entry);
  if (!entry.from.startsWith("@kdl/")) {
    return file.workspace !== "packages/schemas" || file.isTest || isAllowedInSchemas(file, entry);
  }
  if (file.workspace === "apps/web" && entry.from === "@kdl/bff/types") return entry.typeOnly;
  const patterns = allowedPackages[file.workspace] ?? [/^@kdl\/schemas\//];
  return [...patterns, ...(file.isTest ? forTests : [])].some((pattern) =>
    pattern.test(entry.from),
  );
}

/** The schemas depend only on zod, except in modules for servers. */
const forServers: Readonly<Record<string, string>> = {
  "packages/schemas/src/contract/signing.ts": "node:crypto",
  "packages/schemas/src/contract/request-signature.ts": "node:crypto",
  "packages/schemas/src/forms/common-password.ts": "@zxcvbn-ts/language-common",
  "packages/schemas/src/theme/contrast.ts": "culori",
};

function isAllowedInSchemas(file: SourceFile, { from }: Import): boolean {
  return /^zod(?:\/mini)?$/.test(from) || forServers[file.path] === from;
}

function staysInside(file: SourceFile, { from }: Import): boolean {
  const target = posix.join(posix.dirname(file.path), from);
  // The launcher checks the environment before anything is installed into the root.
  if (file.workspace === "") return !/^(?:apps|e2e)\//.test(target);
  // The admin shows a page of the documentation.
  if (file.workspace === "apps/cms" && target.startsWith("docs/")) return true;
  return target.startsWith(`${file.workspace}/`);
}

/** @returns a line for each import of one feature by another */
export function crossedFeatures(file: SourceFile): string[] {
  const own = featureOf(file.path);
  if (own === undefined || file.isTest) return [];
  return file.imports
    .filter(({ from }) => from.startsWith("."))
    .map(({ from }) => posix.join(posix.dirname(file.path), from))
    .filter((target) => (featureOf(target) ?? own) !== own)
    .map((target) => `${file.path} imports ${target}`);
}

function featureOf(path: string): string | undefined {
  return /^apps\/[^/]+\/src\/features\/([^/]+)\//.exec(path)?.[1];
}
