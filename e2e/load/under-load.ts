/** Simulates visitors who read and send forms during an act, and reports how they were served. */
import assert from "node:assert/strict";
import { type Sendings, startSenders } from "../faults/senders.ts";
import { type Account, editorApi } from "../support/editor-api.ts";
import { failuresOf, type LoadFigures, reasonsOf, startLoad } from "./open-loop.ts";

/** What visitors read. */
export const READ_PATHS = [
  "/",
  "/services",
  "/events",
  "/clubs",
  "/contact",
  "/trpc/services.list",
];

export interface Rates {
  readsASecond: number;
  sendsASecond: number;
}

export interface Served<T = void> {
  /** What the act returned. */
  result: T;
  reads: LoadFigures;
  sendings: Sendings;
}

/** Keeps up the load until `act` has ended and every started form has been accepted or given up. */
export async function underLoad<T>(
  url: string,
  { readsASecond, sendsASecond }: Rates,
  act: (sendings: Sendings) => Promise<T>,
): Promise<Served<T>> {
  const requests = READ_PATHS.map((path) => ({ path }));
  const load = startLoad(url, readsASecond, requests);
  const senders = startSenders(url, sendsASecond);
  const result = await act(senders.sendings).finally(async () => {
    await load.stop();
    await senders.stop();
  });
  return { result, reads: load.figures, sendings: senders.sendings };
}

export function assertNoReadFailed({ reads }: Pick<Served, "reads">): void {
  assert.equal(failuresOf(reads), 0, `reads failed: ${reasonsOf(reads.failures)}`);
}

/** Asserts that every form was accepted in the end and is stored once, with its sender's reference. */
export async function assertAllStoredOnce(
  { cmsUrl, account }: { cmsUrl: string; account?: Account },
  { sendings }: Pick<Served, "sendings">,
): Promise<void> {
  const editor = await editorApi(cmsUrl, account);
  const rows = new Map<string, string[]>();
  for (const { email, reference } of await editor.list("contact-messages")) {
    rows.set(String(email), [...(rows.get(String(email)) ?? []), String(reference)]);
  }
  for (const { email, reference, told } of sendings.people) {
    assert.ok(reference !== null, `never accepted: ${told}`);
    assert.deepEqual(rows.get(email), [reference], email);
  }
}

/** Summarizes the forms for a report. */
export function storedForms({ accepted, refused, byProxy }: Sendings): string {
  const again = refused + byProxy;
  return `${accepted} forms stored once${again > 0 ? `, ${again} sent again` : ""}`;
}
