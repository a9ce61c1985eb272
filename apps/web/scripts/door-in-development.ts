/** Vite's part for development: the page for phones at the door, without its service worker. */
import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

const PAGE = new URL("../door/index.html", import.meta.url);

export function doorInDevelopment(): Plugin {
  return {
    name: "door-in-development",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use("/door", async (request, response, next) => {
        const path = new URL(request.originalUrl ?? "/", "http://localhost").pathname;
        if (path !== "/door" && path !== "/door/") return next();
        if (path === "/door") {
          response.writeHead(308, { Location: "/door/" }).end();
          return;
        }
        try {
          const html = await server.transformIndexHtml(path, await readFile(PAGE, "utf8"));
          response.setHeader("Content-Type", "text/html; charset=utf-8").end(html);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
