/** Vite's part for development: the page in the member area's frame, bundled again on each request. */
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build, type Plugin, type Rolldown } from "vite";

const file = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const bundles = new Set(["/member-area.js", "/member-area.css"]);

export function memberAreaInDevelopment(): Plugin {
  return {
    name: "member-area-in-development",
    apply: "serve",
    configureServer({ middlewares }) {
      middlewares.use("/member-area", async (request, response, next) => {
        const path = new URL(request.url ?? "/", "http://localhost").pathname;
        if (path !== "/" && !bundles.has(path)) return next();
        try {
          const { type, body } = await contentOf(path);
          response.setHeader("Content-Type", `${type}; charset=utf-8`);
          // The frame's page has no origin of its own, so that all of it comes from elsewhere.
          response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
          response.end(body);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

async function contentOf(path: string) {
  if (path === "/member-area.js") return { type: "text/javascript", body: await bundled() };
  const name = path === "/" ? "index.html" : "member-area.css";
  const body = await readFile(file(`public/member-area/${name}`), "utf8");
  return { type: path === "/" ? "text/html" : "text/css", body };
}

async function bundled(): Promise<string> {
  const result = await build({
    configFile: file("vite.member-area.config.ts"),
    logLevel: "warn",
    build: { write: false },
  });
  const [{ output }] = [result].flat() as [Rolldown.RolldownOutput];
  return output[0].code;
}
