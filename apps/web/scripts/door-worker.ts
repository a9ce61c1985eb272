/** Builds the door's service worker, which knows the files of the page that it is built with. */
import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { build, type Plugin, type Rolldown } from "vite";

const ENTRY = fileURLToPath(new URL("../src/door/worker/service-worker.ts", import.meta.url));
/** Outside the build, as the page has them. */
const PUBLIC_FILES = ["/door/door.webmanifest", "/favicon.svg"];
/** Kept when the page loads them: few browsers need the library that reads codes. */
const LATER = /^door\/qr-worker-/;

export function doorWorker(): Plugin {
  return {
    name: "door-worker",
    apply: "build",
    async generateBundle(_options, bundle) {
      const names = Object.keys(bundle).filter(
        (name) => name.endsWith(".js") || name.endsWith(".css"),
      );
      const page = bundle["door/index.html"];
      const pageText = page?.type === "asset" ? page.source : "";
      const later = names.filter((name) => LATER.test(name));
      const files = names.filter((name) => !LATER.test(name));
      const version = createHash("sha256").update([pageText, ...names.toSorted()].join("\n"));
      const code = await bundled({
        DOOR_VERSION: JSON.stringify(version.digest("hex").slice(0, 16)),
        DOOR_FILES: JSON.stringify([...PUBLIC_FILES, ...files.map((name) => `/${name}`)]),
        DOOR_LATER_FILES: JSON.stringify(later.map((name) => `/${name}`)),
      });
      this.emitFile({ type: "asset", fileName: "door/worker.js", source: code });
    },
  };
}

/** A classic script in one file. */
async function bundled(define: Record<string, string>): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "warn",
    define,
    build: {
      write: false,
      copyPublicDir: false,
      lib: { entry: ENTRY, formats: ["iife"], name: "doorWorker" },
    },
  });
  const [{ output }] = [result].flat() as [Rolldown.RolldownOutput];
  return output[0].code;
}
