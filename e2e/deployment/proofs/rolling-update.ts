/** Gateways and CMS exchanged one after the other for a version with other assets, under load. */
import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { renameAssets } from "../../support/other-version.ts";
import { run } from "../commands.ts";
import type { Project } from "../project.ts";
import {
  assertAllStoredOnce,
  assertNoReadFailed,
  storedForms,
  underLoad,
} from "../../load/under-load.ts";
import { stylesOf } from "./visits.ts";

const RATES = { readsASecond: 200, sendsASecond: 5 };
const PAGES = ["/", "/services", "/events"];
const OTHER_IMAGE = "kdl-site-gateway:other-version";
const LOOK_MS = 100;

/** @param gateways services, one of which serves at any moment */
export async function aNewVersionComesUnnoticed(
  project: Project,
  gateways: readonly string[],
): Promise<string> {
  await buildOtherImage();
  const done = new AbortController();
  const sheets = new Set<string>();
  /** Opens pages as browsers do; another gateway may have to serve their style sheets. */
  const watcher = async () => {
    while (!done.signal.aborted) {
      for (const page of PAGES) {
        for (const sheet of await stylesOf(project.url, page)) {
          assert.equal((await fetch(project.url + sheet)).status, 200, `${sheet} of ${page}`);
          sheets.add(sheet);
        }
      }
      await pause(LOOK_MS);
    }
  };
  const watching = watcher();
  watching.catch(() => {});
  const served = await underLoad(project.url, RATES, async () => {
    project.set("GATEWAY_IMAGE", OTHER_IMAGE);
    for (const gateway of gateways) await project.up("--no-deps", gateway);
    await project.up("--no-deps", "--force-recreate", "cms");
  });
  done.abort();
  await watching;
  assertNoReadFailed(served);
  assert.ok(sheets.size >= 2, "pages of both versions were seen");
  await assertAllStoredOnce(project, served);
  return `${served.reads.total} reads, none failed; ${storedForms(served.sendings)}`;
}

/** The same image, with every hashed file of the site under another name. */
async function buildOtherImage(): Promise<void> {
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
    await run("docker", ["build", "--quiet", "--tag", OTHER_IMAGE, folder], {
      environment: { DOCKER_BUILDKIT: "0" },
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
