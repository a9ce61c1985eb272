import { fileURLToPath } from "node:url";
import { withPayload } from "@payloadcms/next/withPayload";
import type { NextConfig } from "next";

const workspace = fileURLToPath(new URL("../..", import.meta.url));

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  transpilePackages: ["@kdl/limits", "@kdl/schemas", "@kdl/telemetry"],
  outputFileTracingRoot: workspace,
  turbopack: { root: workspace },
  serverExternalPackages: ["jsdom"],
  // `pnpm types` checks them, with the whole workspace in view.
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  redirects: async () => [{ source: "/", destination: "/admin", permanent: false }],
};

export default withPayload(config, { devBundleServerPackages: false });
