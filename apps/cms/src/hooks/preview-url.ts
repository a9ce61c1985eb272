import { createPreviewToken } from "@kdl/schemas/contract/signing";
import type { Endpoint, LivePreviewConfig } from "payload";
import { refuseUnless } from "../access/staff.ts";
import { cmsOrigin, env, siteOrigin } from "../env.ts";
import { isPath } from "../fields/link.ts";

const PATH = "/preview-link";

/**
 * Target of the preview button. The admin reads it when a document is opened, so a token in it might have
 * expired by the time of the click: the endpoint creates one instead.
 *
 * @returns `null` without a secret to sign with: the admin then offers no preview
 */
export function previewUrl(path: string): string | null {
  if (!env.GATEWAY_SECRET) return null;
  return `/payload-api${PATH}?${new URLSearchParams({ path })}`;
}

/** Typical screen sizes of visitors. */
const breakpoints = [
  { name: "phone", label: "Phone", width: 390, height: 844 },
  { name: "tablet", label: "Tablet", width: 768, height: 1024 },
  { name: "desktop", label: "Desktop", width: 1280, height: 800 },
];

/**
 * Live preview beside the form, drafts included. Uses the same URL as the preview button.
 *
 * @param pathOf the page of a document; `null` if it has none yet
 */
export const livePreviewOf = (
  pathOf: (doc: Record<string, unknown>) => string | null,
): LivePreviewConfig => ({
  breakpoints,
  url: ({ data, req }) => {
    // Only the origin in the token may frame the site; on any other origin the frame would stay empty.
    const host = req.headers.get("x-forwarded-host") ?? req.headers.get("host");
    if (host !== new URL(cmsOrigin).host) return null;
    const path = pathOf(data);
    return path === null ? null : previewUrl(path);
  },
});

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
      token: createPreviewToken(env.GATEWAY_SECRET, Date.now(), new URL(cmsOrigin).origin),
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
