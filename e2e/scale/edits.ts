/** An edit of which the CMS notifies only one of the gateways. */
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { editorApi } from "../support/editor-api.ts";
import type { ScaledSite } from "./site.ts";
import { untilTrue } from "./until-true.ts";

const PATHS = ["/services", "/trpc/services.list"];

export async function anEditShowsEverywhere(site: ScaledSite): Promise<string> {
  const editor = await editorApi(site.cmsUrl);
  const [service] = await editor.list("services");
  const title = `Mentoring ${randomUUID()}`;
  const places = site.gateways.flatMap(({ url }) => PATHS.map((path) => url + path));
  const showing = async (place: string) => (await (await fetch(place)).text()).includes(title);
  // Once each, so that all of them have the old content in their memory.
  assert.deepEqual(await Promise.all(places.map(showing)), Array(places.length).fill(false));

  const begun = performance.now();
  await editor.update("services", String(service?.["id"]), { title, _status: "published" });
  for (const place of places) await untilTrue(place, () => showing(place));
  return `in all ${places.length} places after ${Math.round(performance.now() - begun)} ms`;
}
