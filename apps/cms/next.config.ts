import { fileURLToPath } from "node:url";
import { withPayload } from "@payloadcms/next/withPayload";
import type { NextConfig } from "next";

const workspace = fileURLToPath(new URL("../..", import.meta.url));

// Payload's admin and Next write inline scripts and styles; everything else comes from here alone.
const contentSecurityPolicy = [
  "default-src 'self'",
  `script-src 'self' 'unsafe-inline'${process.env.NODE_ENV === "development" ? " 'unsafe-eval'" : ""}`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join("; ");

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
  headers: async () => [
    {
      source: "/:path*",
      headers: [
        { key: "X-Content-Type-Options", value: "nosniff" },
        { key: "X-Frame-Options", value: "SAMEORIGIN" },
        { key: "X-Robots-Tag", value: "noindex, nofollow" },
        { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
        { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
        { key: "Permissions-Policy", value: "camera=(), geolocation=(), microphone=()" },
        { key: "Content-Security-Policy", value: contentSecurityPolicy },
      ],
    },
  ],
};

export default withPayload(config, { devBundleServerPackages: false });
