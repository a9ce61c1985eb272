/** Builds images with BuildKit, through Compose: the client's own builder is a plugin that may be missing. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "./commands.ts";

export interface WantedImage {
  tag: string;
  /** Folder with the Dockerfile. */
  folder: string;
  /** The last stage if omitted. */
  target?: string;
  labels?: Record<string, string>;
}

/** Builds images at the same time; those of one folder share their stages. */
export async function buildImages(images: readonly WantedImage[]): Promise<void> {
  if (images.length === 0) return;
  const services = images.map(({ tag, folder, target, labels = {} }, index) => [
    `image-${index}`,
    // The machine's own way to registries.
    { image: tag, build: { context: folder, target, labels, network: "host" } },
  ]);
  const own = mkdtempSync(join(tmpdir(), "images-"));
  try {
    const file = join(own, "compose.json");
    writeFileSync(file, JSON.stringify({ name: "images", services: Object.fromEntries(services) }));
    await run("docker", ["compose", "--file", file, "build", "--quiet"], {
      environment: { DOCKER_BUILDKIT: "1" },
    });
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}
