/**
 * Sends the shipped site unexpected inputs: `--count 20000 --seed 1`, `--short` for what
 * `npm test -- --all` runs, `--only calls,forms` for some kinds of inputs, `--replay calls/17,sockets/4` for
 * inputs of an earlier run with the same seed. Exits with 1 if there was a finding.
 */
import { parseArgs } from "node:util";
import { learn } from "./facts.ts";
import { fuzz } from "./fuzz.ts";
import { targets } from "./input.ts";
import { allKinds } from "./kinds/all-kinds.ts";
import { keepMemberSession } from "./member-session.ts";
import { createPlan } from "./plan.ts";
import { replay } from "./replay.ts";
import { GATEWAY_SECRET, startFuzzedSite } from "./site.ts";

const COUNT = { whole: "20000", short: "4000" };

const { values } = parseArgs({
  options: {
    count: { type: "string" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    short: { type: "boolean", default: false },
    only: { type: "string", default: "" },
    replay: { type: "string" },
  },
});
const seed = Number(values.seed);
const count = Number(values.count ?? (values.short ? COUNT.short : COUNT.whole));

const problems = await run();
for (const problem of problems) console.log(`\n${problem}`);
console.log(problems.length === 0 ? "\nEverything held." : `\n${problems.length} problems.`);
// A connection that a server left open is a finding, but mustn't keep this program running.
process.exit(problems.length === 0 ? 0 : 1);

async function run(): Promise<string[]> {
  await using site = await startFuzzedSite();
  const facts = await learn(site);
  const { programs, dataDir } = site;
  using member = await keepMemberSession(`http://127.0.0.1:${programs.gateway.port}`, dataDir);
  const ports = { gateway: 0, limited: 0, cms: 0 };
  for (const name of targets) ports[name] = programs[name].port;
  const setting = {
    ports,
    session: member.cookie,
    secret: GATEWAY_SECRET,
    dataDir,
    cmsPort: ports.cms,
  };
  const plan = createPlan(allKinds(facts), seed, values.only);
  if (values.replay !== undefined)
    return await replay(site, plan, setting, values.replay.split(","));
  console.log(`${count} inputs, seed ${seed}`);
  const report = await fuzz(site, { plan, setting, count });
  report.print(seed);
  return report.problems;
}
