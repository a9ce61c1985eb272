/** Checks that alerts and the dashboard only query metrics that the programs have. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { repositoryPaths, sourceFiles } from "../scripts/repository/source-files.ts";
import { compose, read, ROOT, services } from "./compose.ts";
import { ownMetrics, processMetrics } from "./metrics-registry.ts";
import { labelsIn, metricsIn } from "./promql.ts";

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
}

interface Panel {
  id: number;
  type: string;
  title: string;
  description?: string;
  datasource?: { uid: string };
  gridPos: { x: number; y: number; w: number; h: number };
  targets?: { expr: string; refId: string }[];
}

const folder = "deploy/observability";
const rules = (
  parse(read(`${folder}/alerts.yml`)) as { groups: { rules: Rule[] }[] }
).groups.flatMap((group) => group.rules);
const { panels } = JSON.parse(read(`${folder}/grafana/dashboards/site.json`)) as {
  panels: Panel[];
};
const queries = [
  ...rules.map(({ alert, expr }) => [alert, expr]),
  ...panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [title, expr])),
] as [string, string][];

const sources = sourceFiles(repositoryPaths());
const own = await ownMetrics();
const ofPrometheus = ["up", "ALERTS"];
const known = new Set([...own.keys(), ...processMetrics(), ...ofPrometheus]);

describe.each(queries)("%s", (_name, query) => {
  test(`${query.slice(0, 60)} queries metrics and labels that exist`, () => {
    const names = metricsIn(query);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
    const labels = [
      "job",
      "instance",
      "alertstate",
      ...names.flatMap((name) => own.get(name) ?? []),
    ];
    expect(labelsIn(query).filter((label) => !labels.includes(label))).toEqual([]);
  });
});

test("Prometheus scrapes every service that serves metrics", () => {
  const { scrape_configs: asked } = parse(read(`${folder}/prometheus.yml`)) as {
    scrape_configs: {
      job_name: string;
      dns_sd_configs?: { names: string[]; port: number }[];
      static_configs?: { targets: string[] }[];
    }[];
  };
  const addresses = asked.flatMap(({ dns_sd_configs: byName = [], static_configs: fixed = [] }) => [
    ...byName.flatMap(({ names, port }) => names.map((name) => `${name}:${port}`)),
    ...fixed.flatMap(({ targets }) => targets),
  ]);
  const served = services.flatMap(([name, { environment = {} }]) => {
    const port = environment["METRICS_PORT"] ?? environment["CMS_METRICS_PORT"];
    return port === undefined ? [] : [`${name}:${port}`];
  });
  expect(addresses.toSorted()).toEqual(served.toSorted());
  expect(asked.map(({ job_name: name }) => name)).toEqual(["gateway", "cms"]);
});

test("every metric of the programs is on the dashboard", () => {
  const shown = new Set(
    panels.flatMap(({ targets = [] }) => targets.flatMap(({ expr }) => metricsIn(expr))),
  );
  expect([...own.keys()].filter((name) => !shown.has(name))).toEqual([]);
});

test.each(rules)("$alert says what is wrong, how urgent it is, and what to do", (rule) => {
  expect(["page", "ticket"]).toContain(rule.labels.severity);
  expect(rule.annotations.summary).toMatch(/^.+[.]$/);
  const [file, anchor] = rule.annotations.runbook.split("#");
  const anchors = [...read(file!).matchAll(/^##+ (.+)$/gm)].map(([, title]) => anchorOf(title!));
  expect(anchors).toContain(anchor);
});

test("the log lines in the runbook are those that programs write", () => {
  const phrases = [...read("docs/runbook.md").matchAll(/grep '([\w ]+)'/g)].map(
    ([, text]) => text!,
  );
  expect(phrases.length).toBeGreaterThan(0);
  const unknown = phrases.filter((phrase) => !sources.some(({ text }) => text.includes(phrase)));
  expect(unknown).toEqual([]);
});

test("the alert on memory uses the limits of the compose file", () => {
  const { expr } = rules.find(({ alert }) => alert === "MemoryNearLimit")!;
  const limits = { gateway: "768m", cms: "1g" };
  for (const [name, memory] of Object.entries(limits)) {
    expect(compose.services[name]!.deploy!.resources.limits["memory"]).toBe(memory);
  }
  expect(expr).toContain('{job="gateway"} > 0.85 * 768 * 1024 ^ 2');
  expect(expr).toContain('{job="cms"} > 0.85 * 1024 * 1024 ^ 2');
});

test("panels have a description, a unique id and position, and the provisioned data source", () => {
  const source = parse(read(`${folder}/grafana/provisioning/datasources/prometheus.yml`)) as {
    datasources: { uid: string }[];
  };
  const taken = new Set<string>();
  for (const { type, description, datasource, targets, gridPos } of panels) {
    expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24);
    for (const cell of cellsOf(gridPos)) {
      expect(taken.has(cell)).toBe(false);
      taken.add(cell);
    }
    if (type === "row") continue;
    expect(description).toMatch(/\.$/);
    expect(datasource?.uid).toBe(source.datasources[0]!.uid);
    expect(new Set(targets!.map(({ refId }) => refId)).size).toBe(targets!.length);
  }
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
});

const promtool = spawnSync("promtool", ["--version"]).error === undefined;
if (!promtool) process.stderr.write("Skipped (needs promtool): Prometheus's check of the rules\n");
test.skipIf(!promtool)(
  "promtool finds no errors, and alerts fire when they should",
  { timeout: 180_000 },
  () => {
    for (const args of [
      ["check", "config", "prometheus.yml"],
      ["test", "rules", "alerts.test.yml", "slow-alerts.test.yml"],
    ]) {
      const { status, stdout, stderr } = spawnSync("promtool", args, { cwd: join(ROOT, folder) });
      expect(`${stdout}${stderr}`.trim() && status).toBe(0);
    }
  },
);

/** The anchor that GitHub gives a heading. */
function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(" ", "-");
}

function cellsOf({ x, y, w, h }: Panel["gridPos"]): string[] {
  return Array.from({ length: w * h }, (_, at) => `${x + (at % w)},${y + Math.floor(at / w)}`);
}
