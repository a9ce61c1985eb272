/** The files of the repository, as the rules of repo.test.ts see them. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../launch/root.ts";
import { importsOf, type Import } from "./imports-of.ts";

/** Made by tools, or not ours. */
const SKIPPED_FOLDERS = new Set([
  "node_modules",
  "dist",
  "coverage",
  "migrations",
  "playwright-report",
  "test-results",
]);
/** Next's own naming: its routes say `(payload)` and `[slug]`. */
const GENERATED = [/\/\(payload\)\//, /payload-types\.ts$/, /next-env\.d\.ts$/];

export interface SourceFile {
  /** From the root, with slashes. */
  path: string;
  /** Folder of its workspace, such as `apps/web`; `""` at the root. */
  workspace: string;
  isTest: boolean;
  lines: number;
  text: string;
  imports: Import[];
}

/** Every path of the repository, generated and installed ones left out. */
export function repositoryPaths(folder = ""): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [path];
    const skipped = SKIPPED_FOLDERS.has(entry.name) || entry.name.startsWith(".");
    return skipped ? [] : repositoryPaths(path);
  });
}

export function sourceFiles(paths: readonly string[]): SourceFile[] {
  return paths
    .filter((path) => /\.(?:ts|tsx|mjs|css)$/.test(path))
    .filter((path) => !GENERATED.some((pattern) => pattern.test(path)))
    .map((path) => {
      const text = readFileSync(join(ROOT, path), "utf8");
      return {
        path,
        workspace: workspaceOf(path),
        isTest: isTest(path),
        lines: text.split("\n").length - 1,
        text,
        imports: importsOf(text),
      };
    });
}

/** Folders with a package.json, the root left out. */
export function workspaceFolders(paths: readonly string[]): string[] {
  return [...new Set(paths.map(workspaceOf))]
    .filter((folder) => folder !== "" && existsSync(join(ROOT, folder, "package.json")))
    .toSorted();
}

function workspaceOf(path: string): string {
  return /^(?:(?:apps|packages)\/[^/]+|e2e)(?=\/)/.exec(path)?.[0] ?? "";
}

/** Tests, what only tests use, and programs for developers may reach further. */
function isTest(path: string): boolean {
  return /\.test\.tsx?$|\/vitest\.config\.ts$|\/(?:test|testing|bench|scripts)\/|^e2e\//.test(path);
}
