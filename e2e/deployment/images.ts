/** The images of a deployment: ours, built, and those of others, pulled or replaced by stand-ins. */
import { copyFileSync, cpSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { run, succeeds } from "./commands.ts";

export const ROOT = join(import.meta.dirname, "../..");
const STAND_INS = join(import.meta.dirname, "stand-ins");
const CERTIFICATES = "/etc/ssl/certs/ca-certificates.crt";
/** Without BuildKit, which not every machine has, and with the machine's own way to registries. */
const BUILD = ["build", "--quiet", "--network", "host"];
const LEGACY = { DOCKER_BUILDKIT: "0" };

/** Images of others, and the target of the stand-ins' Dockerfile that replaces each. */
const standInTargets: Record<string, string> = {
  caddy: "caddy",
  redis: "redis",
  postgres: "postgres",
  "minio/minio": "minio",
  "minio/mc": "minio",
  "axllent/mailpit": "mailpit",
};
const BASE_IMAGES = { debian: "debian:bookworm-slim", node: "node:24-bookworm-slim" };
export const OURS = ["gateway", "cms", "backup"] as const;

/** Gets everything that containers of the two trials are made of. @returns names of images that stand in */
export async function prepareImages(): Promise<string[]> {
  const others = await imagesOfOthers();
  const missing: string[] = [];
  for (const image of [...Object.values(BASE_IMAGES), ...others]) {
    const isThere = await succeeds("docker", ["image", "inspect", image]);
    if (!isThere && !(await succeeds("docker", ["pull", "--quiet", image]))) missing.push(image);
  }
  if (missing.length > 0) await buildStandIns(missing);
  for (const target of OURS) {
    const image = ["--target", target, "--tag", `kdl-site-${target}`];
    await run("docker", [...BUILD, ...image, ROOT], { environment: LEGACY });
  }
  const labelled = ["images", "--filter", "label=stand-in", "--format", "{{.Repository}}:{{.Tag}}"];
  return (await run("docker", labelled))
    .trim()
    .split("\n")
    .filter((name) => !/none/.test(name));
}

/** As docker-compose.yml names them. */
async function imagesOfOthers(): Promise<string[]> {
  const images = await run("docker", ["compose", "--profile", "scale", "config", "--images"], {
    cwd: ROOT,
  });
  return [...new Set(images.trim().split("\n"))].filter((image) => targetOf(image) !== undefined);
}

const targetOf = (image: string) => standInTargets[image.split(":")[0] ?? ""];

async function buildStandIns(missing: readonly string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "stand-ins-"));
  try {
    if (missing.includes(BASE_IMAGES.debian)) await importDebian(folder);
    cpSync(STAND_INS, folder, { recursive: true });
    copyFileSync(process.execPath, join(folder, "node"));
    copyFileSync(CERTIFICATES, join(folder, "ca-certificates.crt"));
    cpSync(await npmFolder(), join(folder, "npm"), { recursive: true });
    const wanted = missing.filter((image) => image !== BASE_IMAGES.debian);
    for (const image of wanted) {
      const target = image === BASE_IMAGES.node ? "node" : targetOf(image);
      const options = ["--target", String(target), "--tag", image, "--label", "stand-in"];
      await run("docker", [...BUILD, ...options, folder], { environment: LEGACY });
    }
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
  const importing = `tar --directory "$0" --create . | docker import --change 'LABEL stand-in=' - "$1"`;
  await run("sh", ["-c", importing, root, BASE_IMAGES.debian]);
  rmSync(root, { recursive: true, force: true });
}

/** Where npm's files lie. */
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
