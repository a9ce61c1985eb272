/**
 * Several gateways as one site: what visitors send, limits, edits and restarts, behind nginx and Caddy. Prints
 * what it found, and exits 1 where anything was not as it has to be. `--only TEXT` takes some of it.
 */
import { parseArgs } from "node:util";
import { anEditShowsEverywhere } from "./edits.ts";
import { everyFormArrivesOnce } from "./forms.ts";
import { eachCountsAloneWithoutRedis, gatewaysCountTogether } from "./limits.ts";
import { migratedOnce, oneOfTwoCmsIsKilled } from "./two-cms.ts";
import { noGatewayAnswers, restartOfTheCms, rollingRestartBehind } from "./restarts.ts";
import { anUploadOutlivesTheSignal } from "./uploads.ts";
import { MissingPrograms, type ScaledSite, startScaledSite } from "./site.ts";

const proofs: Record<string, (site: ScaledSite) => Promise<string> | null> = {
  "every form arrives once": everyFormArrivesOnce,
  "an edit shows through both gateways": anEditShowsEverywhere,
  "gateways count together": gatewaysCountTogether,
  "gateways are exchanged behind nginx": (site) => rollingRestartBehind(site, site.url),
  "gateways are exchanged behind Caddy": (site) =>
    site.caddyUrl === null ? null : rollingRestartBehind(site, site.caddyUrl),
  "no gateway answers": noGatewayAnswers,
  "an upload outlives the signal": anUploadOutlivesTheSignal,
  "the CMS is restarted": restartOfTheCms,
  "two CMS migrate the database once": migratedOnce,
  "one of two CMS is killed": oneOfTwoCmsIsKilled,
  "limits hold without Redis": eachCountsAloneWithoutRedis,
};

const { values } = parseArgs({ options: { only: { type: "string", default: "" } } });
const chosen = Object.entries(proofs).filter(([name]) => name.includes(values.only));
const counts = { passed: 0, failed: 0, skipped: 0 };

async function runAll(): Promise<void> {
  await using site = await startScaledSite();
  for (const [name, prove] of chosen) {
    const begun = performance.now();
    const told = await Promise.resolve(prove(site)).then(
      (text) => (text === null ? "skipped" : `passed: ${text}`),
      // A sign that the summary of all checks looks for.
      (error: Error) => `✗ ${error.message.split("\n", 1)[0]}`,
    );
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    console.log(`${name} (${seconds} s): ${told}`);
    if (told === "skipped") {
      console.log(`Skipped (needs caddy): ${name}`);
      counts.skipped += 1;
    } else if (told.startsWith("passed")) counts.passed += 1;
    else counts.failed += 1;
  }
}

try {
  await runAll();
} catch (error) {
  if (!(error instanceof MissingPrograms)) throw error;
  console.log(`Skipped (needs ${error.message}): several gateways as one site`);
  counts.skipped += chosen.length;
}
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exitCode = counts.failed === 0 ? 0 : 1;
