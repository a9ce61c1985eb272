import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const SMALL = fileURLToPath(new URL("../src/ui/create-icon.ts", import.meta.url));
const ICONS = /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;

/**
 * Lucide's icons without its code for sizes, colours and contexts, which no icon here uses and which
 * would cost every page 1.3 kB. In development the icons are the original ones.
 */
export function smallIcons(): Plugin {
  return {
    name: "small-icons",
    apply: "build",
    resolveId: {
      order: "pre",
      filter: { id: /\/createLucideIcon\.mjs$/ },
      handler: (_id, importer) => (importer && ICONS.test(importer) ? SMALL : null),
    },
    transform: {
      filter: { id: ICONS },
      // React's keys are random letters, which don't compress, and aren't needed for a fixed list.
      handler: (code) => ({ code: code.replace(/,?\s*key: "\w+"/g, ""), map: null }),
    },
  };
}
