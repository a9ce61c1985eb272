import type { NavigationNode } from "@kdl/schemas/content/pages";
import { paths } from "../paths.ts";
import { useShell } from "./use-shell.ts";

const SLUG = "privacy";

const has = (nodes: readonly NavigationNode[]): boolean =>
  nodes.some(({ slug, children }) => slug === SLUG || has(children));

/** The address of the editors' page about privacy; `null` where there is none. */
export function usePrivacyPath(): string | null {
  const { navigation } = useShell();
  return navigation.ok && has(navigation.value) ? paths.page(SLUG) : null;
}
