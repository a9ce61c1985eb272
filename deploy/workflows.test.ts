/** Rules for .github/workflows, checked by reading them. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { read, ROOT } from "./compose.ts";

interface Step {
  uses?: string;
  with?: Record<string, unknown>;
  run?: string;
}

interface Workflow {
  permissions?: unknown;
  concurrency?: { group: string };
  jobs: Record<string, { "timeout-minutes"?: number; "runs-on": string; steps: Step[] }>;
}

const folder = ".github/workflows";
const workflows = readdirSync(join(ROOT, folder)).map((name) => {
  const text = read(`${folder}/${name}`);
  return { name, text, workflow: parse(text) as Workflow };
});
const action = read(".github/actions/setup/action.yml");
const scripts = (JSON.parse(read("package.json")) as { scripts: Record<string, string> }).scripts;

describe.each(workflows)("$name", ({ text, workflow }) => {
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => job.steps);

  test("may read alone, unless a job says more", () => {
    expect(workflow.permissions).toEqual({ contents: "read" });
    expect(text).not.toContain("write-all");
    expect(text).not.toContain("pull_request_target");
  });

  test("runs once for each branch, and not for ever", () => {
    expect(workflow.concurrency?.group).toContain("github.ref");
    for (const job of jobs) expect(job["timeout-minutes"]).toBeGreaterThan(0);
  });

  test("takes no text from outside into a shell", () => {
    const shell = steps.map(({ run }) => run ?? "").join("\n");
    expect(shell).not.toMatch(/\$\{\{\s*github\.(?:event|head_ref|ref_name)/);
  });

  test("leaves no credentials in the checkout", () => {
    const checkouts = steps.filter(({ uses }) => uses?.startsWith("actions/checkout@"));
    for (const checkout of checkouts)
      expect(checkout.with).toEqual({ "persist-credentials": false });
  });

  test("calls scripts that exist", () => {
    const called = steps.flatMap(({ run }) => [...(run ?? "").matchAll(/pnpm run ([\w:-]+)/g)]);
    for (const [, script] of called) expect(scripts).toHaveProperty([script!]);
    const files = steps.flatMap(({ run }) => [...(run ?? "").matchAll(/sh (deploy\/[\w.-]+)/g)]);
    for (const [, file] of files) expect(read(file!)).toMatch(/^#!/);
  });
});

test("every action is pinned by its commit, with its version beside it", () => {
  const texts = [...workflows.map(({ text }) => text), action];
  const uses = texts.flatMap((text) => [...text.matchAll(/uses: (.+)$/gm)].map(([, use]) => use!));
  const foreign = uses.filter((use) => !use.startsWith("./"));
  expect(foreign.length).toBeGreaterThan(10);
  for (const use of foreign) expect(use).toMatch(/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  const versions = new Map(foreign.map((use) => [use.split("@")[0], use]));
  for (const use of foreign) expect(versions.get(use.split("@")[0])).toBe(use);
});
