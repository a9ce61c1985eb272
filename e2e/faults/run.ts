/**
 * Everything that may go wrong, while people read and send: `--short` for two seconds each and without a
 * look at the clock, `--only TEXT`, `--reads 200 --sends 5 --hold 15` (seconds), `--json FILE`. Exits 1
 * where anything was not as it has to be.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { faults } from "./cases.ts";
import { deploymentKinds, startDeployment } from "./deployment.ts";
import { type FaultReport, tryFault } from "./try-fault.ts";

const { values } = parseArgs({
  options: {
    short: { type: "boolean", default: false },
    only: { type: "string", default: "" },
    reads: { type: "string", default: "200" },
    sends: { type: "string", default: "5" },
    hold: { type: "string" },
    json: { type: "string" },
  },
});
const load = {
  reads: Number(values.reads),
  sends: Number(values.sends),
  holdMs: Number(values.hold ?? (values.short ? 2 : 15)) * 1000,
  isShort: values.short,
};

const reports: FaultReport[] = [];
for (const kind of deploymentKinds) {
  const chosen = faults.filter(({ on, name }) => on === kind && name.includes(values.only));
  if (chosen.length === 0) continue;
  await using site = await startDeployment(kind);
  for (const fault of chosen) {
    const missing = fault.missing(site);
    if (missing !== null) {
      console.log(`Skipped (needs ${missing}): the fault "${fault.name}"`);
      continue;
    }
    const report = await tryFault(site, fault, load);
    reports.push(report);
    const verdict = report.problems.length === 0 ? "fine" : report.problems.join("; ");
    console.log(`${fault.name}: ${verdict}`);
  }
}
console.table(
  reports.map(({ problems, ...figures }) => ({ ...figures, fine: problems.length === 0 })),
);
if (values.json !== undefined) writeFileSync(values.json, JSON.stringify(reports, null, 2));
const isFine = reports.length > 0 && reports.every(({ problems }) => problems.length === 0);
process.exitCode = isFine ? 0 : 1;
