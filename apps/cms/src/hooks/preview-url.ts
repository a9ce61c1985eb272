import { createPreviewToken } from "@kdl/schemas/contract/signing";
import type { Endpoint } from "payload";
import { refuseUnless } from "../access/staff.ts";
import { env, siteOrigin } from "../env.ts";
import { isPath } from "../fields/link.ts";

const PATH = "/preview-link";

/**
 * Target of the preview button. The admin reads it when a document is opened, so that a token in it could
 * have expired by the time of the click: the endpoint creates one then.
 *
 * @returns `null` without a secret to sign with: the admin then offers no preview
 */
export function previewUrl(path: string): string | null {
  if (!env.GATEWAY_SECRET) return null;
  return `/payload-api${PATH}?${new URLSearchParams({ path })}`;
}

/** Redirects staff to the site with a fresh token: the site verifies it, remembers it and shows drafts. */
export const previewEndpoint: Endpoint = {
  path: PATH,
  method: "get",
  handler: (req) => {
    const path = req.searchParams.get("path") ?? "";
    const refusal = refuseUnless(req, "read", "content");
    if (refusal) return refusal;
    if (!env.GATEWAY_SECRET)
      return Response.json({ message: "There is no secret to sign with." }, { status: 503 });
    if (!isPath(path))
      return Response.json({ message: "Not a page of the site." }, { status: 400 });
    const query = new URLSearchParams({
      token: createPreviewToken(env.GATEWAY_SECRET, Date.now()),
      path,
    });
    return new Response(null, {
      status: 302,
      headers: {
        location: `${siteOrigin}/preview?${query}`,
        "cache-control": "no-store",
        "referrer-policy": "no-referrer",
      },
    });
  },
};
