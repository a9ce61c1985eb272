import type { IncomingMessage } from "node:http";
import { extensionResources, type Resource } from "@kdl/schemas/content/resources";
import { isPreviewToken, PREVIEW_HEADER } from "@kdl/schemas/contract/signing";
import { withDrafts } from "./fixtures/drafts.ts";
import { imageFile } from "./images/image-file.ts";
import { json, type Reply } from "./reply.ts";
import type { MockState } from "./state.ts";

/** Answers as the contract says: reads, images, health. */
export function answer(request: IncomingMessage, path: string, state: MockState): Reply {
  if (request.method !== "GET" && request.method !== "HEAD") {
    return json(404, { message: "Not found" });
  }
  if (path === "/healthz" || path === "/readyz") return json(200, { status: "ok" });
  const [, first, ...rest] = path.split("/");
  if (first === "images") return imageFile(rest) ?? json(404, { message: "Not found" });
  if (first !== "api" || rest.length !== 1) return json(404, { message: "Not found" });
  const resource = rest[0] as Resource;
  const isSpoken = state.extensions || !extensionResources.includes(resource);
  if (!state.bodies.has(resource) || !isSpoken) return json(404, { message: "Not found" });
  const body = state.bodies.get(resource);
  return json(200, mayPreview(request, state) ? withDrafts(resource, body) : body);
}

function mayPreview(request: IncomingMessage, { gatewaySecret }: MockState): boolean {
  const token = request.headers[PREVIEW_HEADER];
  if (gatewaySecret === undefined || typeof token !== "string") return false;
  return isPreviewToken(gatewaySecret, token, Date.now());
}
