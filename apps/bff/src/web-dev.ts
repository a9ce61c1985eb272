import { createServer as createHttpServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Web } from "./gateway-deps.ts";
import type { PageRenderer } from "./rendering/renderer.ts";

const SERVER_ENTRY = "/src/entry-server.tsx";

/**
 * Pages straight from the sources of `apps/web`, with hot reload.
 *
 * @param folder of the web's workspace
 */
export async function loadWebSources(folder: string): Promise<Web> {
  const { createServer } = await import("vite");
  const { server, port } = await listenForReloads();
  const vite = await createServer({
    root: folder,
    appType: "custom",
    server: { middlewareMode: true, ws: { server, clientPort: port } },
  });
  return {
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
    assets: { boot: "/src/dev-boot.ts", styles: ["/src/styles.css"], font: null, theme: null },
    clientFolder: null,
    files: new Map(),
    front: vite.middlewares,
  };
}

/** Hot reload has a socket of its own, on any port that is free. */
async function listenForReloads(): Promise<{ server: Server; port: number }> {
  const server = createHttpServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, port: (server.address() as AddressInfo).port };
}
