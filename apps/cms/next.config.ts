import { fileURLToPath } from "node:url";
import { withPayload } from "@payloadcms/next/withPayload";
import type { NextConfig } from "next";

const workspace = fileURLToPath(new URL("../..", import.meta.url));

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  transpilePackages: ["@kdl/schemas", "@kdl/runtime"],
  outputFileTracingRoot: workspace,
  turbopack: { root: workspace, rules: { "*.md": { type: "text" } } },
  serverExternalPackages: ["jsdom", "@myriaddreamin/typst-ts-node-compiler"],
  // `pnpm types` checks them, with the whole workspace in view.
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  redirects: async () => [
    { source: "/", destination: "/admin", permanent: false },
    {
      source: "/admin/people/:id*",
      destination: "/admin/collections/people/:id*",
      permanent: false,
    },
    // Browsers ask for it while Next exchanges the head of one page for that of the next.
    { source: "/favicon.ico", destination: "/icon.svg", permanent: true },
  ],
};

export default withPayload(config, { devBundleServerPackages: false });
