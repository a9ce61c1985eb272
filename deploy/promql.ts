/** Finds what a query of Prometheus speaks of, as far as the queries of this repository go. */

const WORDS = new Set(["and", "or", "unless", "bool", "offset", "on", "by"]);

/** @returns names of metrics, without the endings of a histogram's parts */
export function metricsIn(query: string): string[] {
  const bare = query
    .replaceAll(/"[^"]*"/g, "")
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, "")
    .replaceAll(/\b(?:by|on|without|ignoring)\s*\([^)]*\)/g, "");
  const names = [...bare.matchAll(/\b[a-zA-Z_]\w*\b(?!\s*\()/g)].map(([name]) => name);
  return names
    .filter((name) => !WORDS.has(name))
    .map((name) => name.replace(/_(?:bucket|sum|count)$/, ""));
}

/** @returns names of labels that are asked for or grouped by */
export function labelsIn(query: string): string[] {
  const asked = [...query.matchAll(/\{([^}]*)\}/g)].flatMap(([, block]) =>
    [...block!.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label]) => label!),
  );
  const grouped = [...query.matchAll(/\b(?:by|on)\s*\(([^)]*)\)/g)].flatMap(([, list]) =>
    list!.split(",").map((label) => label.trim()),
  );
  return [...asked, ...grouped].filter(Boolean);
}
