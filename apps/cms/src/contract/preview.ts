import { isPreviewToken, PREVIEW_HEADER } from "@kdl/schemas/contract/signing";

/** Whether a request may see drafts: its preview token is genuine and has not expired. */
export function mayPreview(headers: Headers, secret: string | undefined, now: number): boolean {
  const token = headers.get(PREVIEW_HEADER);
  return Boolean(secret && token) && isPreviewToken(secret!, token!, now);
}
