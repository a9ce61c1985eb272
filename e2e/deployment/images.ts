/** The images of a deployment: ours are built, third-party ones are pulled or replaced by stand-ins. */
import { createHash } from "node:crypto";
import {
  copyFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { buildImages } from "./build-images.ts";
import { run, succeeds } from "./commands.ts";

export const ROOT = join(import.meta.dirname, "../..");
const STAND_INS = join(import.meta.dirname, "stand-ins");
const CERTIFICATES = "/etc/ssl/certs/ca-certificates.crt";

/** Third-party images, and the target in the stand-ins' Dockerfile that replaces each. */
const standInTargets: Record<string, string> = {
  caddy: "caddy",
  redis: "redis",
  postgres: "postgres",
  "minio/minio": "minio",
  "minio/mc": "minio",
  "axllent/mailpit": "mailpit",
};
export const DEBIAN = "debian:bookworm-slim";
const NODE = "node:24-bookworm-slim";
/** The label of an image that isn't a stand-in. */
const REAL = "";
export const OURS = ["gateway", "cms", "backup"] as const;

/**
 * Prepares all images that the trials use.
 * @param isBuilt whether our images exist already
 * @returns names of the images that are stand-ins
 */
export async function prepareImages(isBuilt: boolean): Promise<string[]> {
  const standIns = await prepareOthers(ROOT);
  if (!isBuilt) await buildOurs(ROOT, (target) => `kdl-site-${target}`);
  return standIns;
}

/**
 * Pulls third-party images, or builds stand-ins for them.
 * @param folder contains the docker-compose.yml that names them
 * @returns names of the images that are stand-ins
 */
export async function prepareOthers(folder: string): Promise<string[]> {
  const standIns: string[] = [];
  const missing: string[] = [];
  for (const image of [DEBIAN, NODE, ...(await imagesOfOthers(folder))]) {
    const version = await standInVersionOf(image);
    if (version === standInVersion(image)) standIns.push(image);
    else if (version !== REAL && !(await pull(image))) missing.push(image);
  }
  if (missing.length > 0) await buildStandIns(missing);
  return [...standIns, ...missing];
}

const pull = (image: string) => succeeds("docker", ["pull", "--quiet", image]);

/** @returns `null` if there is no such image */
async function standInVersionOf(image: string): Promise<string | null> {
  const format = `{{with .Config.Labels}}{{index . "stand-in"}}{{end}}`;
  const label = run("docker", ["image", "inspect", "--format", format, image]);
  return label.then(
    (text) => text.trim(),
    () => null,
  );
}

/** A hash of a stand-in's sources, for its label. Stand-ins are rebuilt when their base changes. */
function standInVersion(image: string): string {
  if (image === DEBIAN) return "debian";
  const hash = createHash("sha256").update(process.version);
  const names = image === NODE ? [] : readdirSync(STAND_INS).toSorted();
  for (const name of names) hash.update(readFileSync(join(STAND_INS, name)));
  return hash.digest("hex").slice(0, 16);
}

/** Builds our images. @param folder contains the Dockerfile */
export const buildOurs = (folder: string, tagOf: (target: string) => string): Promise<void> =>
  buildImages(OURS.map((target) => ({ target, tag: tagOf(target), folder })));

/** The third-party images in docker-compose.yml. */
async function imagesOfOthers(folder: string): Promise<string[]> {
  const images = await run("docker", ["compose", "--profile", "scale", "config", "--images"], {
    cwd: folder,
  });
  return [...new Set(images.trim().split("\n"))].filter((image) => targetOf(image) !== undefined);
}

const targetOf = (image: string) => standInTargets[image.split(":")[0] ?? ""];

async function buildStandIns(names: readonly string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "stand-ins-"));
  try {
    if (names.includes(DEBIAN)) await importDebian(folder);
    cpSync(STAND_INS, folder, { recursive: true });
    copyFileSync(process.execPath, join(folder, "node"));
    copyFileSync(CERTIFICATES, join(folder, "ca-certificates.crt"));
    cpSync(await npmFolder(), join(folder, "npm"), { recursive: true });
    const wanted = names.filter((image) => image !== DEBIAN);
    await buildImages(
      wanted.map((image) => ({
        tag: image,
        folder,
        target: String(image === NODE ? "node" : targetOf(image)),
        labels: { "stand-in": standInVersion(image) },
      })),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Debian's smallest system, from the machine's own package archive. */
async function importDebian(folder: string): Promise<void> {
  const root = join(folder, "debian");
  const archive = await run("apt-get", [
    "indextargets",
    "--format",
    "$(REPO_URI)",
    "Created-By: Packages",
    "Codename: bookworm",
  ]);
  const mirror = archive.trim().split("\n")[0] ?? "";
  await run("debootstrap", ["--variant=minbase", "bookworm", root, mirror]);
  const importing = `tar --directory "$0" --create . | docker import --change "LABEL stand-in=$2" - "$1"`;
  await run("sh", ["-c", importing, root, DEBIAN, standInVersion(DEBIAN)]);
  rmSync(root, { recursive: true, force: true });
}

/** The folder of npm's own files. */
async function npmFolder(): Promise<string> {
  const program = (await run("sh", ["-c", "command -v npm"])).trim();
  return dirname(dirname(realpathSync(program)));
}

/** In MB, above the image that it is based on. */
export async function sizeAboveBase(image: string, base: string): Promise<number> {
  const sizeOf = async (name: string) =>
    Number(await run("docker", ["image", "inspect", "--format", "{{.Size}}", name]));
  return Math.round(((await sizeOf(image)) - (await sizeOf(base))) / 1e6);
}
