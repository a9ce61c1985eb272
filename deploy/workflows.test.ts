/** Static checks of .github/workflows. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { compose, read, ROOT } from "./compose.ts";

interface Step {
  uses?: string;
  with?: Record<string, unknown>;
  run?: string;
  env?: Record<string, string>;
}

interface Workflow {
  permissions?: unknown;
  concurrency?: { group: string };
  jobs: Record<string, Job>;
}

interface Job {
  uses?: string;
  "timeout-minutes"?: number;
  steps?: Step[];
  services?: Record<string, { image: string }>;
}

const folder = ".github/workflows";
const workflows = readdirSync(join(ROOT, folder)).map((name) => {
  const text = read(`${folder}/${name}`);
  return { name, text, workflow: parse(text) as Workflow };
});
const action = read(".github/actions/setup/action.yml");
const scripts = (JSON.parse(read("package.json")) as { scripts: Record<string, string> }).scripts;

describe.each(workflows)("$name", ({ text, workflow }) => {
  const all = Object.values(workflow.jobs);
  // Jobs that call another workflow are checked with that workflow.
  const jobs = all.filter((job) => job.uses === undefined);
  const steps = jobs.flatMap((job) => job.steps ?? []);

  test("may only read, unless a job says otherwise", () => {
    expect(workflow.permissions).toEqual({ contents: "read" });
    expect(text).not.toContain("write-all");
    expect(text).not.toContain("pull_request_target");
  });

  test("runs once for each branch, and has a timeout", () => {
    expect(workflow.concurrency?.group).toContain("github.ref");
    for (const job of jobs) expect(job["timeout-minutes"]).toBeGreaterThan(0);
  });

  test("passes no untrusted text to a shell", () => {
    const shell = steps.map(({ run }) => run ?? "").join("\n");
    expect(shell).not.toMatch(/\$\{\{\s*github\.(?:event|head_ref|ref_name)/);
  });

  test("leaves no credentials in the checkout", () => {
    const checkouts = steps.filter(({ uses }) => uses?.startsWith("actions/checkout@"));
    for (const checkout of checkouts)
      expect(checkout.with).toMatchObject({ "persist-credentials": false });
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

const of = (name: string) => workflows.find((workflow) => workflow.name === name)!;
/** Both groups of each match. */
const pairs = (found: RegExpMatchArray[]) => found.map(([, name, limit]) => [name, limit]);

describe("the project's workflows", () => {
  const ci = of("ci.yml").text;
  const release = of("release.yml");

  test("CI checks, tests, builds, starts and measures", () => {
    for (const words of [
      ...["format:check", "lint", "knip", "types"].map((name) => `pnpm run ${name}`),
      "pnpm exec vitest run",
      "bash .ci/run",
      "deploy/smoke.sh",
      "deploy/smoke-observe.sh",
      "--env-file deploy/scale.env",
      "backup restore -",
    ]) {
      expect(ci).toContain(words);
    }
    const { services = {} } = of("ci.yml").workflow.jobs["databases"]!;
    expect(Object.keys(services)).toEqual(["postgres", "redis"]);
    for (const [name, { image }] of Object.entries(services)) {
      expect(image).toBe(compose.services[name]!.image);
    }
  });

  test("the deployment is also tested as an upgrade, which needs the history", () => {
    const { steps = [] } = of("ci.yml").workflow.jobs["tests"]!;
    expect(steps[0]!.with).toHaveProperty("fetch-depth", 0);
    expect(steps.map(({ run }) => run)).toContain("bash .ci/run");
    expect(read(".ci/run")).toMatch(
      /^bash \.ci\/install-engine$[^]*^exec npm test -- --all --within 52$/m,
    );
  });

  test("CI and releases have the same size limits", () => {
    const inCi = [...ci.matchAll(/check-size\.sh kdl-site-(\w+) (\d+)/g)];
    const released = [...release.text.matchAll(/target: (\w+), limit: (\d+)/g)];
    expect(pairs(inCi)).toEqual(pairs(released));
    expect(Object.fromEntries(pairs(inCi))).toMatchObject({ gateway: "250", cms: "450" });
  });

  test("a release passes CI first, and says where its images come from", () => {
    expect(release.workflow.jobs["checks"]!.uses).toBe("./.github/workflows/ci.yml");
    expect(release.text).toMatch(/needs: checks\n[\s\S]*provenance: mode=max/);
    expect(release.text).toContain("actions/attest-build-provenance@");
  });
});
