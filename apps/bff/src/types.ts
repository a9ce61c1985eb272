/** What other workspaces may know of the gateway: types alone. */
export type {
  PageAssets,
  PageRenderer,
  RenderRequest,
  RenderResult,
} from "./rendering/renderer.ts";
export type { AppRouter } from "./features/router.ts";
