import { readdirSync } from "node:fs";
import { join } from "node:path";

/** What goes into the image of each application; all paths are from the root. */
export interface Application {
  /** Programs; their imports are included. */
  programs: readonly string[];
  /** Next's output; the files that its own traces list are included. */
  nextBuild?: string;
  /** Folders that are read by path. */
  folders: readonly string[];
  /** Files that no program needs here, though some module refers to them. */
  leaveOut: RegExp;
}

/** Part of both images. */
const secretFiles = "deploy/image/secret-files.ts";

/** Needed as files: a restore reads their names, and the import runs unbundled. */
const migrations = "apps/cms/src/migrations";

/** Next's and Payload's development tools; all of them are loaded on demand. */
const tools =
  /\/node_modules\/(?:@?esbuild|drizzle-kit|sass|typescript|@next\/swc|@?playwright)[^/]*\//;

/** Fonts of the certificates. Their packages have more weights than the two that are used. */
const FONTS = "apps/cms/node_modules/@expo-google-fonts";
const certificateFonts = readdirSync(join(import.meta.dirname, "../..", FONTS)).map(
  (name) => `${FONTS}/${name}`,
);
/** Folders that the tracer mistakes for files, since the program that prints certificates names them. */
const fontFolders = /\/\.pnpm\/.*\/@expo-google-fonts\/[\w-]+$/;
const otherFonts = /\/@expo-google-fonts\/[\w-]+\/(?!(?:400Regular|700Bold)\/[^/]+\.ttf$|LICENSE)/;

export const applications = {
  gateway: {
    programs: [secretFiles, "apps/bff/dist/server.js"],
    folders: ["apps/web/dist", "apps/bff/node_modules/@fontsource/figtree"],
    // The web's output is self-contained.
    leaveOut: /^apps\/web\/(?!dist\/)|\.map$/,
  },
  cms: {
    programs: [
      secretFiles,
      "deploy/image/next-config.ts",
      "apps/cms/src/server.ts",
      // Run by hand while the server runs.
      "apps/cms/src/import/cli.ts",
    ],
    nextBuild: "apps/cms/.next",
    folders: ["apps/cms/.next", "apps/cms/public", migrations, ...certificateFonts],
    leaveOut: new RegExp(
      [
        /^apps\/cms\/\.next\/(?:cache|dev|diagnostics|types|trace)/,
        tools,
        fontFolders,
        otherFonts,
        /\/next\/dist\/(?:docs\/|compiled\/(?:webpack|babel|next-devtools|next-server\/.*\.dev\.js))/,
        /\.map$/,
      ]
        .map(({ source }) => source)
        .join("|"),
    ),
  },
  backup: {
    programs: ["deploy/image/secret-files.ts", "apps/cms/src/backup/cli.ts"],
    folders: [migrations],
    leaveOut: new RegExp(`${tools.source}|\\.map$`),
  },
} satisfies Record<string, Application>;
