/** What `next build` has found out about the files that its output needs. */
import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/**
 * @param root what all paths are relative to
 * @param build Next's output, from the root
 * @returns files and symbolic links, from the root
 */
export function nextTraces(root: string, build: string): Set<string> {
  const traces = globSync("**/*.nft.json", { cwd: join(root, build) });
  return new Set(
    traces.flatMap((name) => {
      const trace = join(build, name);
      const { files } = JSON.parse(readFileSync(join(root, trace), "utf8")) as { files: string[] };
      return files.map((file) => relative("", join(dirname(trace), file)));
    }),
  );
}
