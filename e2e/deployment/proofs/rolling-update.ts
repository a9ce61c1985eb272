/** Gateways and CMS exchanged one after the other for a version with other assets, under load. */
import assert from "node:assert/strict";
import { buildOtherImage, watchStyles } from "../other-image.ts";
import type { Project } from "../project.ts";
import {
  assertAllStoredOnce,
  assertNoReadFailed,
  storedForms,
  underLoad,
} from "../../load/under-load.ts";

const RATES = { readsASecond: 200, sendsASecond: 5 };

/** @param gateways services, one of which serves at any moment */
export async function aNewVersionComesUnnoticed(
  project: Project,
  gateways: readonly string[],
): Promise<string> {
  const image = await buildOtherImage();
  const styles = watchStyles(project.url);
  const served = await underLoad(project.url, RATES, async () => {
    project.set("GATEWAY_IMAGE", image);
    for (const gateway of gateways) await project.up("--no-deps", gateway);
    await project.up("--no-deps", "--force-recreate", "cms");
  });
  const sheets = await styles.stop();
  assertNoReadFailed(served);
  assert.ok(sheets.size >= 2, "pages of both versions were seen");
  await assertAllStoredOnce(project, served);
  return `${served.reads.total} reads, none failed; ${storedForms(served.sendings)}`;
}
