/**
 * Renders an overlay as Kustomize does, for the features that are used here, so that tests don't depend on
 * an installed program. manifests.test.ts compares the two if `kubectl` is installed.
 */
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parse, parseAllDocuments } from "yaml";
import { variablesOf } from "../../scripts/repository/documents.ts";
import { mergePatch } from "./merge-patch.ts";

export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string; labels?: Record<string, string> };
  // oxlint-disable-next-line typescript/no-explicit-any -- a tree whose shape the schemas check.
  [field: string]: any;
}

interface Generator {
  name: string;
  behavior?: "merge";
  envs?: string[];
  literals?: string[];
}

interface Kustomization {
  apiVersion: string;
  kind: string;
  namespace?: string;
  labels?: { pairs: Record<string, string>; includeTemplates: true }[];
  resources?: string[];
  patches?: { path: string }[];
  configMapGenerator?: Generator[];
  images?: { name: string; newName: string; newTag: string }[];
}

const KNOWN: readonly string[] = [
  "apiVersion",
  "kind",
  "namespace",
  "labels",
  "resources",
  "patches",
  "configMapGenerator",
  "images",
] satisfies (keyof Kustomization)[];

/** @throws {Error} if the kustomization uses a feature that isn't supported here */
export function render(folder: string): Manifest[] {
  const wanted = parse(readFileSync(join(folder, "kustomization.yaml"), "utf8")) as Kustomization;
  const unknown = Object.keys(wanted).filter((key) => !KNOWN.includes(key));
  if (unknown.length > 0) throw new Error(`not known to render.ts: ${unknown.join(", ")}`);

  const manifests = (wanted.resources ?? []).flatMap((path) => {
    const place = join(folder, path);
    return statSync(place).isDirectory() ? render(place) : read(place);
  });
  for (const { path } of wanted.patches ?? []) {
    for (const patch of read(join(folder, path))) mergePatch(find(manifests, patch), patch);
  }
  for (const generator of wanted.configMapGenerator ?? []) {
    generate(folder, generator, manifests);
  }
  for (const manifest of manifests) {
    for (const { pairs } of wanted.labels ?? []) addLabels(manifest, pairs);
    if (wanted.namespace !== undefined && manifest.kind !== "Namespace") {
      manifest.metadata.namespace = wanted.namespace;
    }
    for (const image of wanted.images ?? []) renameImages(manifest, image);
  }
  return manifests;
}

function read(path: string): Manifest[] {
  return parseAllDocuments(readFileSync(path, "utf8")).map((document) => {
    if (document.errors.length > 0) throw document.errors[0]!;
    return document.toJS() as Manifest;
  });
}

function find(manifests: readonly Manifest[], { kind, metadata }: Manifest): Manifest {
  const found = manifests.find(
    (manifest) => manifest.kind === kind && manifest.metadata.name === metadata.name,
  );
  if (!found) throw new Error(`no ${kind} ${metadata.name} to change`);
  return found;
}

/** Unlike Kustomize, adds no digest to the name and to references to it. */
function generate(folder: string, generator: Generator, manifests: Manifest[]): void {
  const { name, behavior, envs = [], literals = [] } = generator;
  const lines = [...envs.map((path) => readFileSync(join(folder, path), "utf8")), ...literals];
  const data = variablesOf(lines.join("\n").replaceAll(/^#.*$/gm, ""));
  const fresh: Manifest = { apiVersion: "v1", kind: "ConfigMap", metadata: { name }, data };
  if (behavior === "merge") Object.assign(find(manifests, fresh)["data"], data);
  else manifests.push(fresh);
}

/** Adds labels to the object and to the pods that it creates. */
function addLabels(manifest: Manifest, pairs: Record<string, string>): void {
  const { jobTemplate, template } = manifest["spec"] ?? {};
  for (const labelled of [manifest, jobTemplate, template, jobTemplate?.spec.template]) {
    if (labelled === undefined) continue;
    labelled.metadata ??= {};
    labelled.metadata.labels = { ...labelled.metadata.labels, ...pairs };
  }
}

function renameImages(
  manifest: Manifest,
  { name, newName, newTag }: { name: string; newName: string; newTag: string },
): void {
  const { containers = [], initContainers = [] } = podOf(manifest) ?? {};
  for (const container of [...containers, ...initContainers]) {
    if (container.image === name) container.image = `${newName}:${newTag}`;
  }
}

/** The specification of the pods that a Deployment or a CronJob creates. */
export function podOf({ kind, spec }: Manifest) {
  if (kind === "Deployment") return spec.template.spec;
  if (kind === "CronJob") return spec.jobTemplate.spec.template.spec;
  return undefined;
}
