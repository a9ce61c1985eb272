/** Which folders of a workspace may import which: each only the ones before it in its list. */
import { posix } from "node:path";
import type { SourceFile } from "./source-files.ts";

/** Folders of `src`. Those that aren't listed, and files directly in `src`, are free. */
const orders: Readonly<Record<string, readonly string[]>> = {
  "apps/bff": [
    "rate-limit",
    "upstream",
    "metrics",
    "content",
    "http",
    "trpc",
    "plugins",
    "images",
    "rendering",
    "submissions",
    "private-links",
    "features",
    "overload",
    "routes",
  ],
  "apps/web": [
    "ui",
    "browser",
    "data",
    "session",
    "navigation",
    "document",
    "layout",
    "cards",
    "forms",
    "photo",
    "private-links",
    "features",
  ],
  "packages/runtime": [
    "concurrency",
    "limits",
    "request",
    "logs",
    "metrics",
    "tracing",
    "http",
    "process",
  ],
  "packages/schemas": [
    "theme",
    "content",
    "forms",
    "certificates",
    "door",
    "search",
    "applications",
    "registrations",
    "members",
    "contract",
    "pages",
    "documents",
  ],
  "apps/cms": [
    // Used by everything.
    ["access", "forms", "lifecycle", "database", "storage", "metrics", "logs", "webhook"],
    // Editors' content.
    ["images", "fields", "rich-text", "hooks"],
    // What visitors send, and background work.
    [
      "leases",
      "link-check",
      "scanning",
      "resumes",
      "interviews",
      "tickets",
      "mail",
      "people",
      "submissions",
      "certificates",
      "door",
      "applications",
      "scorecards",
      "members",
      "inspection",
      "jobs",
      "exports",
    ],
    // What each side calls.
    ["contract", "admin-api", "staff", "admin", "collections", "globals", "endpoints"],
    ["seed", "import", "backup", "demo", "server", "app"],
  ].flat(),
};

/** @returns a line for each import of a later folder by an earlier one */
export function upwardImports(file: SourceFile): string[] {
  const order = orders[file.workspace];
  const own = order?.indexOf(folderOf(file.path)) ?? -1;
  if (!order || own < 0 || file.isTest) return [];
  return file.imports
    .filter(({ from }) => from.startsWith("."))
    .map(({ from }) => posix.join(posix.dirname(file.path), from))
    .filter((target) => order.indexOf(folderOf(target)) > own)
    .map((target) => `${file.path} imports ${target}`);
}

/** `apps/bff/src/content/…` → `content`. */
const folderOf = (path: string): string => /^\w+\/[^/]+\/src\/([^/]+)\//.exec(path)?.[1] ?? "";
