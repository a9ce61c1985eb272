import type { Payload } from "payload";
import { env } from "../env.ts";
import { askMany, type Limits } from "./ask-many.ts";
import { readState, writeState } from "./check-state.ts";
import { contentLinks } from "./content-links.ts";
import { judgeAddress } from "./judge-address.ts";
import { type AddressRule, isPublicAddress } from "./public-address.ts";
import { readSiteAddresses } from "./site-addresses.ts";
import { type Finding, storeFindings } from "./store-findings.ts";

interface CheckOptions {
  signal?: AbortSignal;
  now?: Date;
  /** Tests ask servers on their own machine. */
  mayAsk?: AddressRule;
  scope?: typeof env.LINK_CHECK;
  pauses?: Limits;
}

/**
 * Checks all links of published content, and stores those that lead nowhere. One that is aborted counts as
 * not started, so that it is due again.
 */
export async function checkLinks(payload: Payload, options: CheckOptions = {}): Promise<void> {
  const { now = new Date(), scope = env.LINK_CHECK } = options;
  const { signal = new AbortController().signal, mayAsk = isPublicAddress } = options;
  const { startedAt = null } = await readState(payload);
  const withdraw = () => writeState(payload, { startedAt });
  await writeState(payload, { startedAt: now.toISOString() });
  const site = await readSiteAddresses(payload);
  const findings: Finding[] = [];
  const outside = new Map<string, Finding[]>();
  let links = 0;
  for await (const { path, title, links: found } of contentLinks(payload)) {
    for (const { address, field } of found) {
      links++;
      const verdict = judgeAddress(address, site);
      const isOutside = "outside" in verdict;
      const place = { path, title, field, address, isOutside };
      if (isOutside) {
        const places = outside.get(verdict.outside) ?? [];
        outside.set(verdict.outside, [...places, { ...place, problem: null }]);
      } else if (verdict.problem !== null) findings.push({ ...place, problem: verdict.problem });
    }
    if (signal.aborted) return withdraw();
  }
  const asksOutside = scope === "all";
  const outcomes = asksOutside
    ? await askMany([...outside.keys()], mayAsk, signal, options.pauses)
    : new Map<string, never>();
  if (signal.aborted) return withdraw();
  for (const [address, places] of asksOutside ? outside : []) {
    const outcome = outcomes.get(address);
    if (outcome?.problem === null) continue;
    findings.push(...places.map((place) => ({ ...place, problem: outcome?.problem ?? null })));
  }
  await storeFindings(payload, findings, now);
  const isReached = outside.size === 0 || outcomes.size > 0;
  await writeState(payload, {
    finishedAt: new Date(Math.max(Date.now(), now.getTime())).toISOString(),
    links,
    outside: asksOutside ? (isReached ? "checked" : "unreachable") : "off",
  });
}
