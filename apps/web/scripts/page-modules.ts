import { pages } from "@kdl/schemas/pages/registry";
import type { Plugin } from "vite";

const ID = "\0virtual:pages";

/** `virtual:pages`: the lazy module of every page. Browsers get it without the rest of the registry. */
export function pageModules(): Plugin {
  const rows = Object.entries(pages).map(
    ([pattern, { module }]) =>
      `${JSON.stringify(pattern)}: () => import("/src/features/${module}"),`,
  );
  return {
    name: "page-modules",
    resolveId: (id) => (id === "virtual:pages" ? ID : null),
    load: (id) => (id === ID ? `export default {${rows.join("\n")}};` : null),
  };
}
