/**
 * Tests the site as operators run it, from outside: real images, Docker's engine and docker-compose.yml.
 * Prints what it found, and exits with 1 if a check failed. `--only TEXT` runs some of the
 * proofs, `--kind NAME` one project of `kinds.ts`, `--kind swarm` the stack in deploy/stack.yml, which
 * isn't tested otherwise, `--no-build` uses our existing images,
 * `--patience N` multiplies every time limit.
 */
import { parseArgs } from "node:util";
import { startEngine } from "./engine.ts";
import { prepareImages } from "./images.ts";
import { type Kind, kinds } from "./kinds.ts";
import { Missing } from "./missing.ts";
import { createProject } from "./project.ts";
import { nothingIsDegraded } from "./proofs/as-declared.ts";
import { trySwarm } from "./swarm/run.ts";
import { HEALTHY_WITHIN_MS } from "./time-limits.ts";

const { values } = parseArgs({
  options: {
    only: { type: "string", default: "" },
    kind: { type: "string" },
    "no-build": { type: "boolean", default: false },
    // Read in time-limits.ts.
    patience: { type: "string" },
  },
});
const counts = { passed: 0, failed: 0, skipped: 0 };
const secondsSince = (begun: number) => ((performance.now() - begun) / 1000).toFixed(1);

async function prove(name: string, proof: () => Promise<string>): Promise<void> {
  const begun = performance.now();
  const said = await proof().then(
    (text) => `passed: ${text}`,
    // The summary of all checks looks for this mark.
    (error: Error) => `✗ ${error.message.split("\n").slice(0, 12).join("\n  ")}`,
  );
  const hasPassed = said.startsWith("passed");
  console.log(`${name} (${secondsSince(begun)} s): ${said}`);
  counts[hasPassed ? "passed" : "failed"] += 1;
}

/** Runs a check, or reports it as skipped if it needs something that is missing. */
async function unlessMissing(what: string, act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof Missing)) throw error;
    console.log(`Skipped (needs ${error.message}): ${what}`);
    counts.skipped += 1;
  }
}

async function tryKind(name: string, { options, proofs }: Kind): Promise<void> {
  await using project = await createProject(options);
  await prove(`${name}: healthy`, async () => {
    const start = performance.now();
    await project.up();
    const took = performance.now() - start;
    if (took > HEALTHY_WITHIN_MS) throw new Error(`only after ${Math.round(took / 1000)} s`);
    await nothingIsDegraded(project);
    return (await project.running()).join(", ");
  });
  for (const [title, proof] of Object.entries(proofs)) {
    if (title.includes(values.only)) await prove(`${name}: ${title}`, () => proof(project));
  }
}

async function reportImages(): Promise<void> {
  const begun = performance.now();
  const standIns = await prepareImages(values["no-build"]);
  console.log(`images (${secondsSince(begun)} s)`);
  if (standIns.length > 0)
    console.log(`Stand-ins, as these can't be pulled: ${standIns.join(", ")}`);
}

async function tryAll(): Promise<void> {
  await using _engine = await startEngine();
  await reportImages();
  if (values.kind === "swarm") return trySwarm(prove, values.only);
  for (const [name, prepare] of Object.entries(kinds)) {
    if (values.kind !== undefined && values.kind !== name) continue;
    await unlessMissing(`deployment, ${name}`, async () => {
      const kind = await prepare();
      try {
        await tryKind(name, kind);
      } finally {
        kind[Symbol.dispose]?.();
      }
    });
  }
}

const begun = performance.now();
await unlessMissing("a deployment", tryAll);
const { passed, failed, skipped } = counts;
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped in ${secondsSince(begun)} s`);
process.exitCode = failed === 0 ? 0 : 1;
