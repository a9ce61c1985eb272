import { parseArgs } from "node:util";
import { ImportProblem } from "./source.ts";

export interface ImportArguments {
  /** A folder of Markdown, or an export of WordPress. */
  from: string;
  isDryRun: boolean;
  parentSlug: string | null;
  images: string | null;
  name: string | null;
  publish: boolean;
  drafts: boolean;
}

const usage =
  "usage: import FOLDER|FILE.xml [--dry-run] [--images FOLDER] [--parent SLUG] [--publish|--drafts] [--source NAME]";

/** @throws {ImportProblem} */
export function importArguments(args: readonly string[]): ImportArguments {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        "dry-run": { type: "boolean" },
        images: { type: "string" },
        parent: { type: "string" },
        publish: { type: "boolean" },
        drafts: { type: "boolean" },
        source: { type: "string" },
      },
    });
    const [from, ...more] = positionals;
    if (from === undefined || more.length > 0 || (values.publish && values.drafts))
      throw new ImportProblem(usage);
    return {
      from,
      isDryRun: values["dry-run"] ?? false,
      parentSlug: values.parent?.replace(/^\//, "") ?? null,
      images: values.images ?? null,
      name: values.source ?? null,
      publish: values.publish ?? false,
      drafts: values.drafts ?? false,
    };
  } catch (error) {
    if (error instanceof ImportProblem) throw error;
    throw new ImportProblem(`${(error as Error).message}\n${usage}`);
  }
}
