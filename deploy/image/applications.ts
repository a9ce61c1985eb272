import { readdirSync } from "node:fs";
import { join } from "node:path";

/** What goes into the image of each application; all paths are from the root. */
export interface Application {
  /** Programs; what they import comes along. */
  programs: readonly string[];
  /** Next's output, whose own lists of files are taken as well. */
  nextBuild?: string;
  /** Folders that are read by path. */
  folders: readonly string[];
  /** What no program needs here, though some module could ask for it. */
  leaveOut: RegExp;
}

/** The same in both. */
const secretFiles = "deploy/image/secret-files.ts";

/** Found by name: by a backup for what it may have seen, by an import without the bundler's help. */
const migrations = "apps/cms/src/migrations";

/** Next's and Payload's tools for development; all of them are asked for on demand. */
const tools =
  /\/node_modules\/(?:@?esbuild|drizzle-kit|sass|typescript|@next\/swc|@?playwright)[^/]*\//;

/** Of the certificates, and all that their packages have besides the two weights that are used. */
const FONTS = "apps/cms/node_modules/@expo-google-fonts";
const certificateFonts = readdirSync(join(import.meta.dirname, "../..", FONTS)).map(
  (name) => `${FONTS}/${name}`,
);
/** Folders that the tracer takes for files, since the program that prints certificates names them. */
const fontFolders = /\/\.pnpm\/.*\/@expo-google-fonts\/[\w-]+$/;
const otherFonts = /\/@expo-google-fonts\/[\w-]+\/(?!(?:400Regular|700Bold)\/[^/]+\.ttf$|LICENSE)/;

export const applications = {
  gateway: {
    programs: [secretFiles, "apps/bff/dist/server.js"],
    folders: ["apps/web/dist", "apps/bff/node_modules/@fontsource/figtree"],
    // The web's output carries all that it needs.
    leaveOut: /^apps\/web\/(?!dist\/)|\.map$/,
  },
  cms: {
    programs: [
      secretFiles,
      "deploy/image/next-config.ts",
      "apps/cms/src/server.ts",
      // Run by hand, beside the server.
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
