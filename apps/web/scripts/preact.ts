import { fileURLToPath } from "node:url";
import type { Alias } from "vite";

/** Preact in React's place, see docs/decisions/072-preact-in-place-of-react.md. */
export const preactAliases: Alias[] = [
  {
    find: /^react$/,
    replacement: fileURLToPath(new URL("../src/preact/react.ts", import.meta.url)),
  },
  { find: /^react-dom$/, replacement: "preact/compat" },
  { find: /^react-dom\/client$/, replacement: "preact/compat/client" },
  { find: /^react-dom\/server$/, replacement: "preact/compat/server" },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: "preact/jsx-runtime" },
];
