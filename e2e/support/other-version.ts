/** Another version of the built site: the same pages, with every hashed file under another name. */
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");
const HASHED = /^(.+-)([\w-]{8})(\.\w+)$/;
const COMPRESSED = /\.(?:br|gz)$/;
const TEXT = /\.(?:js|css|json|html)$/;

export interface OtherVersion extends AsyncDisposable {
  /** The gateway's entry file. */
  entry: string;
}

export async function buildOtherVersion(): Promise<OtherVersion> {
  const folder = await mkdtemp(join(tmpdir(), "other-version-"));
  for (const path of ["apps/bff", "apps/web"]) {
    await mkdir(join(folder, path), { recursive: true });
    await cp(join(ROOT, path, "dist"), join(folder, path, "dist"), { recursive: true });
    await cp(join(ROOT, path, "package.json"), join(folder, path, "package.json"));
  }
  const packages = "apps/bff/node_modules";
  await symlink(join(ROOT, packages), join(folder, packages));
  await renameAssets(join(folder, "apps/web/dist"));
  return {
    entry: join(folder, "apps/bff/dist/server.js"),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true }),
  };
}

/** Gives the hashed files other names, also where they are referred to. */
export async function renameAssets(dist: string): Promise<void> {
  const assets = join(dist, "client/assets");
  const names = new Map<string, string>();
  for (const name of await readdir(assets)) {
    const [, start, hash = "", end] = HASHED.exec(name) ?? [];
    // They hold the names of before.
    if (COMPRESSED.test(name)) await rm(join(assets, name));
    else if (start !== undefined) names.set(name, start + [...hash].toReversed().join("") + end);
  }
  for (const path of await readdir(dist, { recursive: true })) {
    if (!TEXT.test(path)) continue;
    const text = await readFile(join(dist, path), "utf8");
    const changed = [...names].reduce((all, [from, to]) => all.replaceAll(from, to), text);
    if (changed !== text) await writeFile(join(dist, path), changed);
  }
  for (const [from, to] of names) await rename(join(assets, from), join(assets, to));
}
