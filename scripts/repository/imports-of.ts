export interface Import {
  /** What stands between the quotes. */
  from: string;
  /** Whether it is gone once the types are stripped. */
  typeOnly: boolean;
}

const STATEMENT = /^\s*(?:import|export)\s+(type\s)?(?:[^"';]*?\sfrom\s+)?["']([^"'\n]+)["']/gm;
const DYNAMIC = /\bimport\(\s*["']([^"'\n]+)["']\s*\)/g;

/** Finds the imports of a module, re-exports and dynamic ones included. */
export function importsOf(text: string): Import[] {
  const statements = [...text.matchAll(STATEMENT)].map(([, type, from]) => ({
    from: from!,
    typeOnly: type !== undefined,
  }));
  const dynamic = [...text.matchAll(DYNAMIC)].map(([, from]) => ({ from: from!, typeOnly: false }));
  return [...statements, ...dynamic];
}
