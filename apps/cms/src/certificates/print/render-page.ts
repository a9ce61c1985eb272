import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { createConcurrencyLimit } from "@kdl/runtime/concurrency/concurrency-limit";
import { processWide } from "../../lifecycle/process-wide.ts";
import { unavailable } from "../../submissions/refused.ts";
import { fontFamilies, readFonts } from "./fonts.ts";
import { page } from "./page.ts";

/** Rendering is CPU-bound: one page at a time, with a short queue. */
const limited = createConcurrencyLimit({ concurrency: 1, maxQueued: 20, queueFull: unavailable });

/** Shared, since reading the fonts takes longer than rendering a page. */
const shared = processWide("certificate-compiler", () => ({
  compiler: null as Promise<NodeCompiler> | null,
}));

async function createCompiler(): Promise<NodeCompiler> {
  const fontBlobs = await readFonts();
  return NodeCompiler.create({ fontArgs: [{ fontBlobs }] });
}

/**
 * Renders the page of a certificate as a PDF, with the fonts that it needs.
 *
 * @param inputs every text of the page, by the name that `page` uses
 * @throws {Refused} if too many are queued already
 */
export const renderPage = (inputs: Readonly<Record<string, string>>): Promise<Buffer> =>
  limited(async () => {
    shared.compiler ??= createCompiler().catch((error: unknown) => {
      shared.compiler = null;
      throw error;
    });
    const compiler = await shared.compiler;
    try {
      return compiler.pdf({
        mainFileContent: page,
        inputs: { ...inputs, fonts: fontFamilies.join("|") },
      });
    } finally {
      // Don't keep names and pictures of earlier certificates in memory.
      compiler.evictCache(0);
    }
  });
