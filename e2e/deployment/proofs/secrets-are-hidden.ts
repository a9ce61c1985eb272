/** Whether secrets can be seen where they have no business. */
import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { run } from "../commands.ts";
import { OURS } from "../images.ts";
import type { Project } from "../project.ts";

const FOLDERS = "/run/secrets/* /data/secrets/*";
/** A mail server that asks for no password. */
const NO_SECRET = /^smtp:\/\/[^@]*$/;
/** Some have ended when their turn comes. */
const PROCESSES = "cat /proc/1/environ && cat /proc/[0-9]*/cmdline 2>/dev/null || true";

export async function secretsAreHidden(project: Project): Promise<string> {
  const secrets = await secretsOf(project);
  assert.ok(secrets.size >= 3, `${secrets.size} secrets were found`);
  const places = new Map<string, string>();
  for (const service of await project.running()) {
    places.set(`inspect ${service}`, JSON.stringify(await project.container(service)));
    places.set(`processes of ${service}`, await project.exec(service, "sh", "-c", PROCESSES));
  }
  places.set("logs", await project.compose(["logs", "--no-color"]));
  for (const name of OURS) {
    const image = `kdl-site-${name}`;
    places.set(`history of ${image}`, await run("docker", ["history", "--no-trunc", image]));
  }
  for (const [place, text] of places) {
    for (const [name, value] of secrets) {
      assert.ok(!text.includes(value), `${name} can be read in ${place}`);
    }
  }
  return `${secrets.size} secrets, looked for in ${places.size} places`;
}

export async function layersHoldNoSecret(project: Project): Promise<string> {
  const secrets = await secretsOf(project);
  assert.equal(await linesInLayers([...secrets.values()]), 0, "a secret is in a layer");
  return `${secrets.size} secrets, looked for in every file of ${OURS.length} images`;
}

/** How many lines of the images' files hold one of the values. */
async function linesInLayers(values: readonly string[]): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "values-"));
  const file = join(folder, "values");
  writeFileSync(file, values.join("\n"), { mode: 0o600 });
  const images = OURS.map((name) => `kdl-site-${name}`).join(" ");
  const looking = `docker save ${images} | LC_ALL=C grep --text --count --fixed-strings --file "$0" || true`;
  try {
    return Number(await run("sh", ["-c", looking, file]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The files of secrets in every container, by name. */
async function secretsOf(project: Project): Promise<Map<string, string>> {
  const secrets = new Map<string, string>();
  for (const service of await project.running()) {
    const listed = await project.exec(service, "sh", "-c", `ls -d ${FOLDERS} 2>/dev/null || true`);
    for (const path of listed.trim().split("\n").filter(Boolean)) {
      const value = (await project.exec(service, "cat", path)).trim();
      if (value !== "" && !NO_SECRET.test(value)) secrets.set(basename(path), value);
    }
  }
  return secrets;
}
