/** A version of the gateway with other built files, and what its visitors' browsers would ask for. */
import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { renameAssets } from "../support/other-version.ts";
import { buildImages } from "./build-images.ts";
import { run } from "./commands.ts";
import { stylesOf } from "./proofs/visits.ts";

const IMAGE = "kdl-site-gateway:other-version";
const PAGES = ["/", "/services", "/events"];
const LOOK_MS = 100;

/** The same image, with every hashed file of the site under another name. @returns its name */
export async function buildOtherImage(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "other-image-"));
  try {
    mkdirSync(join(folder, "web"));
    const container = (await run("docker", ["create", "kdl-site-gateway"])).trim();
    await run("docker", ["cp", `${container}:/app/apps/web/dist`, join(folder, "web/dist")]);
    await run("docker", ["rm", container]);
    await renameAssets(join(folder, "web/dist"));
    const lines = ["FROM kdl-site-gateway", "USER root", "RUN rm -r /app/apps/web/dist"];
    lines.push("COPY web/dist /app/apps/web/dist", "USER 1000:1000");
    writeFileSync(join(folder, "Dockerfile"), `${lines.join("\n")}\n`);
    await buildImages([{ tag: IMAGE, folder }]);
    return IMAGE;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Opens pages as browsers do; another gateway may have to serve their style sheets. */
export function watchStyles(url: string): { stop: () => Promise<Set<string>> } {
  const done = new AbortController();
  const sheets = new Set<string>();
  const watch = async () => {
    while (!done.signal.aborted) {
      for (const page of PAGES) {
        for (const sheet of await stylesOf(url, page)) {
          assert.equal((await fetch(url + sheet)).status, 200, `${sheet} of ${page}`);
          sheets.add(sheet);
        }
      }
      await pause(LOOK_MS);
    }
    return sheets;
  };
  const watching = watch();
  // Reported by `stop`.
  watching.catch(() => {});
  return {
    stop() {
      done.abort();
      return watching;
    },
  };
}
