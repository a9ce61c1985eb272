import type { Payload } from "payload";
import type { BrokenLink } from "../payload-types.ts";

/** An address that leads nowhere; `problem: null` if that is unknown because its site wasn't checked. */
export interface Finding {
  path: string;
  title: string;
  field: string;
  address: string;
  isOutside: boolean;
  problem: string | null;
}

const collection = "broken-links";
/** Two failures at least this far apart count as two nights. */
const ANOTHER_NIGHT_MS = 12 * 60 * 60_000;
/** More would mean a bug in the check, or a site that nobody maintains. */
const MAX_STORED = 1_000;
const MAX_TEXT = 500;

const keyOf = ({ path, field, address }: Pick<BrokenLink, "path" | "field" | "address">) =>
  JSON.stringify([path, field, address]);

/** Replaces earlier findings. Links to other sites are reported once they have failed on two nights. */
export async function storeFindings(
  payload: Payload,
  findings: readonly Finding[],
  now: Date,
): Promise<void> {
  const { docs } = await payload.db.find<BrokenLink>({ collection, limit: 0, pagination: false });
  const before = new Map(docs.map((row) => [keyOf(row), row]));
  for (const found of findings.slice(0, MAX_STORED)) {
    const finding = { ...found, address: found.address.slice(0, MAX_TEXT) };
    const known = before.get(keyOf(finding));
    before.delete(keyOf(finding));
    if (finding.problem === null) continue;
    const failsSince = known?.failsSince ?? now.toISOString();
    const isOld = now.getTime() - Date.parse(failsSince) >= ANOTHER_NIGHT_MS;
    const data = { ...finding, failsSince, isReported: !finding.isOutside || isOld };
    if (known) await payload.db.updateOne({ collection, id: known.id, data });
    else await payload.db.create({ collection, data });
  }
  const mended = [...before.values()].map(({ id }) => id);
  for (let at = 0; at < mended.length; at += 100)
    await payload.db.deleteMany({
      collection,
      where: { id: { in: mended.slice(at, at + 100) } },
    });
}
