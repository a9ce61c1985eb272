/** Whether secrets can be seen where they have no business. */
import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "../commands.ts";
import { OURS } from "../images.ts";
import type { Project } from "../project.ts";

const FOLDERS = ["/run/secrets", "/data/secrets"];
/** Shorter ones are no secrets, such as the account of a server that stands in. */
const MIN_LENGTH = 16;

export async function secretsAreHidden(project: Project): Promise<string> {
  const secrets = await secretsOf(project);
  assert.ok(secrets.size >= 3, `${secrets.size} secrets were found`);
  const places = new Map<string, string>();
  for (const service of await project.running()) {
    places.set(`inspect ${service}`, JSON.stringify(await project.container(service)));
    places.set(
      `processes of ${service}`,
      await project.exec(service, "sh", "-c", "cat /proc/1/environ /proc/[0-9]*/cmdline"),
    );
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
  assert.equal(await linesInLayers([...secrets.values()]), 0, "a secret is in a layer");
  return `${secrets.size} secrets, looked for in ${places.size} places and in the layers`;
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

/** What the CMS and the database know as secrets, by name. */
async function secretsOf(project: Project): Promise<Map<string, string>> {
  const secrets = new Map<string, string>();
  for (const folder of FOLDERS) {
    const names = await project.exec("cms", "sh", "-c", `ls ${folder} 2>/dev/null || true`);
    for (const name of names.trim().split("\n").filter(Boolean)) {
      const value = (await project.exec("cms", "cat", `${folder}/${name}`)).trim();
      if (value.length >= MIN_LENGTH && !value.startsWith("smtp:")) secrets.set(name, value);
    }
  }
  return secrets;
}
