/** The whole crash test: `--count 1000 --kills 25 --seed 1`; exits 1 where anything was lost. */
import { parseArgs } from "node:util";
import { startShippedSite } from "../support/shipped-site.ts";
import { crashTest } from "./crash-test.ts";

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "1000" },
    kills: { type: "string", default: "25" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
  },
});
const [count, kills, seed] = [values.count, values.kills, values.seed].map(Number) as [
  number,
  number,
  number,
];
const begun = performance.now();
await using site = await startShippedSite();
console.log(`${count} submissions, ${kills} kills, seed ${seed}`);
const { losses, ...figures } = await crashTest({ site, count, kills, seed });
console.table({ ...figures, seconds: Math.round((performance.now() - begun) / 1000) });
for (const loss of losses) console.log(loss);
console.log(losses.length === 0 ? "Nothing was lost." : `${losses.length} problems.`);
process.exitCode = losses.length === 0 ? 0 : 1;
