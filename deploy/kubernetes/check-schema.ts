/** Checks a manifest against Kubernetes' published schemas, from the package `kubernetes-models`. */
import type { Manifest } from "./render.ts";

interface Validate {
  (data: unknown): boolean;
  errors?: { instancePath: string; message?: string; keyword: string; params: object }[] | null;
}

/** The schemas' names of API groups. */
const GROUPS: Readonly<Record<string, string>> = {
  "": "Core",
  apps: "Apps",
  autoscaling: "Autoscaling",
  batch: "Batch",
  "networking.k8s.io": "Networking",
  policy: "Policy",
};

/** @returns a line for each field that is wrong or that the schema doesn't know */
export async function problemsOf(manifest: Manifest): Promise<string[]> {
  const [version = "", group = ""] = manifest.apiVersion.split("/").toReversed();
  const name = `IoK8sApi${GROUPS[group]}${capitalised(version)}${manifest.kind}`;
  const { validate } = (await import(`kubernetes-models/_schemas/${name}`)) as {
    validate: Validate;
  };
  const unread = new Set<string>();
  validate(watch(manifest, "", unread));
  const wrong = (validate.errors ?? []).map(
    ({ instancePath, message, keyword, params }) =>
      `${instancePath} ${message ?? keyword} ${JSON.stringify(params)}`,
  );
  return [...wrong, ...[...unread].map((path) => `${path} isn't in the schema`)];
}

/**
 * The published schemas accept unknown fields, which a cluster would drop silently. Their compiled form
 * reads every field that it knows, so a field that it never reads is unknown.
 */
function watch(value: unknown, path: string, unread: Set<string>): unknown {
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  if (!Array.isArray(value)) for (const [key] of entries) unread.add(`${path}/${key}`);
  const watched = Object.fromEntries(
    entries.map(([key, inner]) => [key, watch(inner, `${path}/${key}`, unread)]),
  );
  if (Array.isArray(value)) return Object.values(watched);
  return new Proxy(watched, {
    get(target, key, receiver) {
      unread.delete(`${path}/${String(key)}`);
      return Reflect.get(target, key, receiver) as unknown;
    },
  });
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
