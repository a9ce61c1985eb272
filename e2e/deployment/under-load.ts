/** People who read and send while something happens to the site, and what they met. */
import assert from "node:assert/strict";
import { startSenders, type Sendings } from "../faults/senders.ts";
import { failuresOf, type LoadFigures, reasonsOf, startLoad } from "../load/open-loop.ts";
import { editorApi } from "../support/editor-api.ts";
import type { Project } from "./project.ts";

const PATHS = ["/", "/services", "/events", "/clubs", "/contact", "/trpc/services.list"];

export interface Rates {
  readsASecond: number;
  sendsASecond: number;
}

interface Met {
  reads: LoadFigures;
  sendings: Sendings;
}

/** Goes on until `act` has ended and everybody who sends was told that it arrived. */
export async function underLoad(
  url: string,
  { readsASecond, sendsASecond }: Rates,
  act: () => Promise<void>,
): Promise<Met> {
  const requests = PATHS.map((path) => ({ path }));
  const load = startLoad(url, readsASecond, requests);
  const senders = startSenders(url, sendsASecond);
  await act().finally(async () => {
    await load.stop();
    await senders.stop();
  });
  return { reads: load.figures, sendings: senders.sendings };
}

export function nobodyFailedToRead({ reads }: Met): void {
  assert.equal(failuresOf(reads), 0, `reads failed: ${reasonsOf(reads.failures)}`);
}

/** Everybody who was told that it arrived has one row, with the reference that they were told. */
export async function nothingIsLost(project: Project, { sendings }: Met): Promise<string> {
  const editor = await editorApi(project.cmsUrl, project.account);
  const rows = new Map<string, string[]>();
  for (const { email, reference } of await editor.list("contact-messages")) {
    rows.set(String(email), [...(rows.get(String(email)) ?? []), String(reference)]);
  }
  for (const { email, reference, told } of sendings.people) {
    assert.ok(reference !== null, `never accepted: ${told}`);
    assert.deepEqual(rows.get(email), [reference], email);
  }
  const again = sendings.refused + sendings.byProxy;
  return `${sendings.accepted} forms stored once${again > 0 ? `, ${again} sent again` : ""}`;
}
