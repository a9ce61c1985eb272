import type { IncomingMessage } from "node:http";

const INLINE_RESUME = /^\/payload-api\/submissions\/[\w-]+\/[\w-]+\/resume\?inline=true$/;

/**
 * Policy of a file that the admin shows in a frame. Browsers give it a separate origin, without scripts
 * and forms. The frame's `sandbox` attribute would do the same, but keeps Chromium from showing PDFs at all.
 */
export const INLINE_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox";

/** Whether a request asks for a file to show in the admin. */
export const isInlineFile = ({ url = "", method }: Pick<IncomingMessage, "url" | "method">) =>
  method === "GET" && INLINE_RESUME.test(url);

/** Whether a request asks for the link to a preview, which the admin also shows in a frame. */
export const isPreviewLink = ({ url = "", method }: Pick<IncomingMessage, "url" | "method">) =>
  method === "GET" && url.startsWith("/payload-api/preview-link?");
