import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import type { Web } from "./gateway-deps.ts";
import { readBuiltAssets } from "./rendering/built-assets.ts";
import type { PageAssets, PageRenderer } from "./rendering/renderer.ts";

const CLIENT_ENTRY = "src/boot.ts";
const STYLES = "src/styles.css";
const THEME = "src/theme/theme-boot.ts";

const manifest = z.record(
  z.string(),
  z.object({ file: z.string(), css: z.array(z.string()).optional() }),
);

/**
 * Loads the pages that `apps/web` was built into.
 *
 * @param folder of the web's workspace
 * @throws {Error} with a message for the operator, when it hasn't been built
 */
export async function loadWebBuild(folder: string): Promise<Web> {
  const clientFolder = join(folder, "dist", "client");
  try {
    const entries = {
      ...(await readManifest(clientFolder, "manifest.json")),
      ...(await readManifest(clientFolder, "theme.json")),
    };
    const server = pathToFileURL(join(folder, "dist", "server", "entry-server.js"));
    const renderer = (await import(server.href)) as PageRenderer;
    const files = await readBuiltAssets(clientFolder);
    return { renderer, assets: assetsOf(entries), clientFolder, files, front: null };
  } catch (cause) {
    throw new Error("The web application is not built. Run: pnpm build", { cause });
  }
}

const readManifest = async (clientFolder: string, name: string) =>
  manifest.parse(JSON.parse(await readFile(join(clientFolder, ".vite", name), "utf8")));

function assetsOf(entries: z.infer<typeof manifest>): PageAssets {
  const entry = entries[CLIENT_ENTRY];
  if (!entry) throw new Error(`the manifest has no ${CLIENT_ENTRY}`);
  const sheet = entries[STYLES]?.file;
  const styles = entry.css ?? (sheet === undefined ? [] : [sheet]);
  const theme = entries[THEME]?.file;
  const font = Object.keys(entries).find((key) => key.endsWith(".woff2"));
  return {
    boot: `/${entry.file}`,
    styles: styles.map((file) => `/${file}`),
    theme: theme === undefined ? null : `/${theme}`,
    font: font === undefined ? null : `/${entries[font]?.file}`,
  };
}
