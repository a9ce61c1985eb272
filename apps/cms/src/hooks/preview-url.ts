import { createPreviewToken } from "@kdl/schemas/signing";
import { env, siteOrigin } from "../env.ts";

/**
 * Where the preview button leads: the site checks the token, remembers it and shows drafts.
 * @returns `null` without a secret to sign with: the admin then offers no preview
 */
export function previewUrl(path: string): string | null {
  if (!env.GATEWAY_SECRET) return null;
  const query = new URLSearchParams({
    token: createPreviewToken(env.GATEWAY_SECRET, Date.now()),
    path,
  });
  return `${siteOrigin}/preview?${query}`;
}
