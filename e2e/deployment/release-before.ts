/** The previous release: its files, and images built from them. */
import { mkdtempSync, rmSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "./commands.ts";
import { buildOurs, OURS, prepareOthers, ROOT } from "./images.ts";

/** Used if no release has been tagged yet: before forms were signed, and five migrations ago. */
const WITHOUT_TAGS = "8da2b44dfadf9dee87b1de19db0e93ee21f9746f";
/** Fields that forms have gained since. */
export const NEW_FIELDS = ["linkedin_url", "club"];
/** Fields of stored documents that have been replaced since; migrations have their own tests. */
export const REPLACED_FIELDS = ["notes", "url", "thumbnailURL", "sizes"];

export interface ReleaseBefore extends Disposable {
  /** For reports. */
  name: string;
  /** The folder with its docker-compose.yml. */
  root: string;
  /** Variables that name its images. */
  images: Record<string, string>;
}

/** @returns `null` if the clone's history doesn't go back that far */
export async function buildReleaseBefore(): Promise<ReleaseBefore | null> {
  const commit = await commitBefore();
  if (commit === null) return null;
  const root = mkdtempSync(join(tmpdir(), "release-before-"));
  const images: Record<string, string> = {};
  try {
    await run("sh", ["-c", `git archive "$0" | tar -x -C "$1"`, commit, root], { cwd: ROOT });
    await dropSyntaxLine(join(root, "Dockerfile"));
    const tagOf = (target: string) => `kdl-site-${target}:before`;
    await buildOurs(root, tagOf);
    await prepareOthers(root);
    for (const target of OURS) images[`${target.toUpperCase()}_IMAGE`] = tagOf(target);
  } catch (error) {
    rmSync(root, { recursive: true, force: true });
    throw error;
  }
  return {
    name: commit.slice(0, 7),
    root,
    images,
    [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** BuildKit would pull the frontend that the line names, though its built-in one is sufficient. */
async function dropSyntaxLine(path: string): Promise<void> {
  const text = await readFile(path, "utf8");
  await writeFile(path, text.replace(/^# syntax=.*\n/, ""));
}

async function commitBefore(): Promise<string | null> {
  const git = (...args: string[]) => run("git", args, { cwd: ROOT }).catch(() => "");
  const tag = await git("describe", "--tags", "--abbrev=0", "--match", "v[0-9]*", "HEAD^");
  const wanted = tag.trim() || WITHOUT_TAGS;
  return (await git("rev-parse", "--verify", `${wanted}^{commit}`)).trim() || null;
}
