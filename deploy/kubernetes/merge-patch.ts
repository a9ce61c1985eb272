/** Kubernetes' strategic merge: objects by field, lists of named things by name, other lists as a whole. */

type Tree = Record<string, unknown>;

/** What tells the entries of such a list apart. */
const KEYS: Readonly<Record<string, string>> = {
  containers: "name",
  initContainers: "name",
  volumes: "name",
  env: "name",
  volumeMounts: "mountPath",
};

/** Changes `target` in place. A `null` in the patch removes the field. */
export function mergePatch(target: object, patch: object): void {
  const fields = target as Tree;
  for (const [name, value] of Object.entries(patch)) {
    const before = fields[name];
    const key = KEYS[name];
    if (value === null) delete fields[name];
    else if (Array.isArray(before) && Array.isArray(value) && key !== undefined) {
      for (const entry of value as Tree[]) {
        const found = (before as Tree[]).find((other) => other[key] === entry[key]);
        if (found) mergePatch(found, entry);
        else before.push(entry);
      }
    } else if (isTree(before) && isTree(value)) mergePatch(before, value);
    else fields[name] = value;
  }
}

const isTree = (value: unknown): value is Tree =>
  typeof value === "object" && value !== null && !Array.isArray(value);
