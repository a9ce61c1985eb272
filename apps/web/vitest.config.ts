import { defineConfig } from "vitest/config";
import { preactAliases } from "./scripts/preact.ts";
import { singleIcons } from "./scripts/single-icons.ts";
import { pageModules } from "./scripts/page-modules.ts";

export default defineConfig({
  resolve: { alias: preactAliases },
  ssr: { resolve: { conditions: ["module", "node", "import", "default"] } },
  plugins: [pageModules(), singleIcons()],
  test: {
    // What imports React has to go through the aliases.
    server: { deps: { inline: [/react/] } },
    include: ["src/**/*.test.{ts,tsx}"],
    // A worker loads the modules once for all files that it runs: loading them took half the time.
    isolate: false,
    // For machines that do something else beside.
    testTimeout: 30_000,
  },
});
