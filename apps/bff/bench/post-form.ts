import { rawRequest, type RawOptions, type RawReply } from "../src/testing/raw-request.ts";
import { contentType } from "../src/submissions/uploads/testing/send-form.ts";

/** Posts a multipart body with as little work of its own as possible. */
export function postForm(url: string, body: Buffer, options: RawOptions = {}): Promise<RawReply> {
  const { origin, pathname } = new URL(url);
  const headers = { accept: "application/json", "content-type": contentType, ...options.headers };
  return rawRequest(origin, pathname, { ...options, method: "POST", headers, body });
}
