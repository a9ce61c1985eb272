import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import type { ImportArguments } from "./import-arguments.ts";
import { markdownSource } from "./markdown-source.ts";
import { ImportProblem, type Source } from "./source.ts";
import { wxrSource } from "./wxr-source.ts";

/**
 * @param workFolder for what is kept while the import runs
 * @throws {ImportProblem}
 */
export async function openSource(given: ImportArguments, workFolder: string): Promise<Source> {
  const { name, publish, drafts } = given;
  const from = resolve(given.from);
  const found = await stat(from).catch(() => null);
  if (!found) throw new ImportProblem(`There is no ${given.from}.`);
  const images = given.images === null ? null : resolve(given.images);
  const isFolder = images === null || (await stat(images).catch(() => null))?.isDirectory();
  if (!isFolder) throw new ImportProblem(`--images: there is no folder ${given.images}.`);
  if (found.isDirectory()) return markdownSource({ folder: from, images, name, publish });
  return wxrSource({ file: from, images, name, drafts, workFolder });
}
