import type { ViteDevServer } from "vite";
import type { Web } from "./gateway-deps.ts";
import type { PageRenderer } from "./rendering/renderer.ts";

const SERVER_ENTRY = "/src/entry-server.tsx";

/**
 * Pages straight from the sources of `apps/web`, with hot reload.
 *
 * @param folder of the web's workspace
 */
export async function loadWebSources(folder: string): Promise<Web & { vite: ViteDevServer }> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    root: folder,
    appType: "custom",
    // A port of its own for hot reload would be one more that can be taken; any free one will do.
    server: { middlewareMode: true, hmr: { port: 0 } },
  });
  return {
    vite,
    renderer: {
      async render(request) {
        try {
          const entry = (await vite.ssrLoadModule(SERVER_ENTRY)) as PageRenderer;
          return await entry.render(request);
        } catch (error) {
          if (error instanceof Error) vite.ssrFixStacktrace(error);
          throw error;
        }
      },
    },
    assets: { boot: "/src/dev-boot.ts", styles: ["/src/styles.css"], font: null },
    clientFolder: null,
    files: new Map(),
    front: vite.middlewares,
  };
}
