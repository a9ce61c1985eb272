/** What other workspaces may import from the gateway: only types. */
export type {
  PageAssets,
  PageRenderer,
  RenderRequest,
  RenderResult,
} from "./rendering/renderer.ts";
export type { AppRouter } from "./features/router.ts";
