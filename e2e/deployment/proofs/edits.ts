/** How soon an edit in the admin is shown by each gateway. */
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { untilTrue } from "../../scale/until-true.ts";
import { editorApi } from "../../support/editor-api.ts";
import type { Project } from "../project.ts";
import { EDIT_SHOWN_WITHIN_MS } from "../time-limits.ts";

const BEGUN = "/tmp/watching-for-an-edit";

/** Runs in a gateway's container, as starting a program there takes as long as the edit. @returns when it was shown */
const watch = async (begun: string, title: string) => {
  (await import("node:fs")).writeFileSync(begun, "");
  for (const deadline = Date.now() + 30_000; Date.now() < deadline;) {
    const page = await (await fetch("http://127.0.0.1:3000/services")).text();
    if (page.includes(title)) return Date.now();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return null;
};

/** @param gateways services that have to show it */
export async function anEditIsShown(
  project: Project,
  gateways: readonly string[],
): Promise<string> {
  const editor = await editorApi(project.cmsUrl, project.account);
  const [service] = await editor.list("services");
  const title = `Mentoring ${randomUUID()}`;
  const program = `(${watch.toString()})(${JSON.stringify(BEGUN)}, ${JSON.stringify(title)}).then(console.log)`;
  const watching = Promise.all(
    gateways.map((gateway) => project.exec(gateway, "node", "--eval", program)),
  );
  watching.catch(() => {});
  for (const gateway of gateways) {
    const begun = () => project.exec(gateway, "rm", BEGUN).then(() => true);
    await untilTrue(`${gateway} to be watched`, begun);
  }
  await editor.update("services", String(service?.["id"]), { title, _status: "published" });
  const saved = Date.now();
  const times = (await watching).map((shown) => Math.max(0, Number(shown) - saved));
  for (const [index, ms] of times.entries()) {
    assert.ok(ms <= EDIT_SHOWN_WITHIN_MS, `${gateways[index]} showed it after ${ms} ms`);
  }
  return gateways.map((name, index) => `${name} after ${times[index]} ms`).join(", ");
}
