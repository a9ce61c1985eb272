/** Checks what Kustomize renders from the overlays against Kubernetes' schemas. */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parseAllDocuments } from "yaml";
import { read } from "../compose.ts";
import { problemsOf } from "./check-schema.ts";
import { type Manifest, podOf, render } from "./render.ts";

const overlays = ["small", "scale"].map(
  (name) => [name, join(import.meta.dirname, "overlays", name)] as const,
);

describe.each(overlays)("%s", (_name, folder) => {
  const manifests = render(folder);

  test.each(manifests.map((manifest) => [`${manifest.kind} ${manifest.metadata.name}`, manifest]))(
    "%s matches Kubernetes' schemas",
    async (_title, manifest) => {
      expect(await problemsOf(manifest as Manifest)).toEqual([]);
    },
  );

  test("has no duplicate names and no dangling references", () => {
    const named = (kind: string) =>
      manifests.filter((manifest) => manifest.kind === kind).map(({ metadata }) => metadata.name);
    const all = manifests.map(({ kind, metadata }) => `${kind} ${metadata.name}`);
    expect(new Set(all).size).toBe(all.length);
    const pods = manifests.map(podOf).filter((pod) => pod !== undefined);
    const text = JSON.stringify(manifests);
    const claims = [...text.matchAll(/"claimName":"([^"]+)"/g)].map(([, name]) => name);
    expect(new Set(claims)).toEqual(new Set(named("PersistentVolumeClaim")));
    const maps = [...text.matchAll(/"configMap(?:Key)?Ref":\{"name":"([^"]+)"/g)];
    expect(new Set(maps.map(([, name]) => name))).toEqual(new Set(named("ConfigMap")));
    for (const { volumes, containers, initContainers = [] } of pods) {
      const mounts = [...containers, ...initContainers].flatMap(
        ({ volumeMounts }) => volumeMounts as { name: string }[],
      );
      expect(new Set(mounts.map(({ name }) => name))).toEqual(
        new Set(volumes.map(({ name }: { name: string }) => name)),
      );
    }
  });
});

test("finds an unknown field, and a value of the wrong type", async () => {
  const policy: Manifest = {
    apiVersion: "policy/v1",
    kind: "PodDisruptionBudget",
    metadata: { name: "any" },
    spec: { maxUnavailabel: 1, selector: { matchLabels: { name: 1 } } },
  };
  expect(await problemsOf(policy)).toEqual([
    expect.stringContaining("/spec/selector/matchLabels/name type"),
    "/spec/maxUnavailabel isn't in the schema",
  ]);
});

test("no manifest contains a secret", () => {
  for (const [, folder] of overlays) {
    expect(render(folder).filter(({ kind }) => kind === "Secret")).toEqual([]);
  }
});

test("images are those that a release publishes", () => {
  const { version } = JSON.parse(read("package.json")) as { version: string };
  const workflow = read(".github/workflows/release.yml");
  expect(workflow).toContain("IMAGE: ghcr.io/${{ github.repository }}-${{ matrix.target }}");
  const targets = [...workflow.matchAll(/\{ target: (\w+),/g)].map(([, target]) => target);
  for (const [, folder] of overlays) {
    const pods = render(folder)
      .map(podOf)
      .filter((pod) => pod !== undefined);
    const images = pods.flatMap(({ containers }) =>
      containers.map(({ image }: { image: string }) => image),
    );
    const expected = targets.map((target) => `ghcr.io/owner/repository-${target}:${version}`);
    expect(new Set(images)).toEqual(new Set(expected));
  }
});

const kubectl = spawnSync("kubectl", ["version", "--client"]).error === undefined;
if (!kubectl) process.stderr.write("Skipped (needs kubectl): what Kustomize builds\n");
test.skipIf(!kubectl).each(overlays)("%s renders as with Kustomize", (_name, folder) => {
  const output = execFileSync("kubectl", ["kustomize", folder], { encoding: "utf8" });
  // Kustomize appends a digest of the content to the names of ConfigMaps.
  const plain = output.replaceAll(/(\bname: (?:site|gateway|cms))-[0-9a-z]{10}$/gm, "$1");
  const theirs = parseAllDocuments(plain).map((document) => document.toJS() as Manifest);
  expect(sorted(theirs)).toEqual(sorted(render(folder)));
});

test.skipIf(!kubectl)("the example in README.md can be rendered", () => {
  const [, example] = /```yaml\n((?:.*\n)*?)\s*```/.exec(read("deploy/kubernetes/README.md"))!;
  const folder = mkdtempSync(join(import.meta.dirname, ".example-"));
  try {
    writeFileSync(
      join(folder, "kustomization.yaml"),
      example!.replaceAll(/^ {3}/gm, "").replace("../../deploy/kubernetes/", "../"),
    );
    const output = execFileSync("kubectl", ["kustomize", folder], { encoding: "utf8" });
    expect(output).toContain("SITE_ORIGIN: https://www.college.edu");
    expect(output).toContain("image: ghcr.io/you/site-cms:1.2.3");
    expect(output).not.toMatch(/host: \w+\.example\.org|image: ghcr\.io\/owner/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** Sorts everything, since Kustomize puts what a patch adds first. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(sorted).toSorted((a, b) => order(a).localeCompare(order(b)));
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, inner]) => [key, sorted(inner)] as const)
      .toSorted(([a], [b]) => a.localeCompare(b)),
  );
}
const order = (value: unknown) => JSON.stringify(value);
