import tailwindcss from "@tailwindcss/vite";
import { preact } from "@preact/preset-vite";
import { defineConfig } from "vite";
import { doorInDevelopment } from "./scripts/door-in-development.ts";
import { memberAreaInDevelopment } from "./scripts/member-area-in-development.ts";
import { pageModules } from "./scripts/page-modules.ts";
import { preactAliases } from "./scripts/preact.ts";
import { singleIcons } from "./scripts/single-icons.ts";
import { smallIcons } from "./scripts/small-icons.ts";

/** What every page runs after hydration. */
const APPLICATION =
  /node_modules\/(?:preact|react-router)\/|virtual:pages|src\/(?:entry-client|routes|paths|features\/site|navigation|data\/(?:data|page-)|document\/(?:page-|structured|use-)|layout\/(?:breadcrumbs|banner|use-)|browser\/(?:page-|use-))/;

/** Small parts that most content pages share: in separate files, each would cost more than its own bytes. */
const CARDS =
  /src\/(?:cards\/(?!own-)|ui\/(?:card-grid|section-heading)|layout\/load-failed)|lucide-react\/dist\/esm\/icons\/(?:arrow-right|eye)/;

/** Small parts of all forms, likewise. */
const FIELDS = /src\/ui\/(?:field|form-controls|choice-controls)/;

/** Modules that boot script and application share. Without a chunk of their own, boot would load the application. */
const SHARED_WITH_BOOT =
  /vite\/preload-helper|src\/(?:session\/stored-login|browser\/missing-chunk)/;

export default defineConfig(({ isSsrBuild }) => ({
  resolve: { alias: preactAliases },
  plugins: [
    preact({ reactAliasesEnabled: false }),
    tailwindcss(),
    pageModules(),
    singleIcons(),
    smallIcons(),
    memberAreaInDevelopment(),
    doorInDevelopment(),
  ],
  build: isSsrBuild
    ? { outDir: "dist/server", target: "node24", copyPublicDir: false }
    : {
        outDir: "dist/client",
        manifest: true,
        // Fonts and images stay files of their own: the CSP allows no data: URL for fonts.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: "src/boot.ts",
          output: {
            codeSplitting: {
              groups: [
                { name: "preload", test: SHARED_WITH_BOOT, priority: 1 },
                // One file compresses better than three, and all of it is needed at once.
                { name: "application", test: APPLICATION },
                { name: "cards", test: CARDS },
                { name: "fields", test: FIELDS },
              ],
            },
          },
        },
      },
  // The server's bundle contains everything, so that the gateway needs no copy of React's packages.
  // In development, packages that import React have to go through the aliases.
  ssr: isSsrBuild
    ? { noExternal: true }
    : { noExternal: [/react/], resolve: { conditions: ["module", "node", "import", "default"] } },
  // Node sets no NODE_ENV by itself; React would run its slow development build.
  define: isSsrBuild ? { "process.env.NODE_ENV": JSON.stringify("production") } : {},
  server: { middlewareMode: true },
}));
