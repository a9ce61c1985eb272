/**
 * The site as operators run it: real images, Docker's engine and docker-compose.yml, looked at from outside.
 * Prints what it found, and exits 1 if anything is not as it has to be. `--only TEXT` runs some of the
 * proofs, `--kind default` or `--kind scale` one of the two projects.
 */
import { parseArgs } from "node:util";
import { ADMIN } from "../support/shipped-site.ts";
import { NoEngine, startEngine } from "./engine.ts";
import { prepareImages } from "./images.ts";
import { createProject, type Project, type ProjectOptions } from "./project.ts";
import { aBackupIsRestored, startKeepers } from "./proofs/backup.ts";
import { containersAreAsDeclared, nothingIsDegraded } from "./proofs/as-declared.ts";
import { imagesAreSmall } from "./proofs/image-sizes.ts";
import { gatewaysCountTogether, LIMIT } from "./proofs/limits.ts";
import { killed, outOfMemory, restart } from "./proofs/recovers.ts";
import { aNewVersionComesUnnoticed } from "./proofs/rolling-update.ts";
import { secretsAreHidden } from "./proofs/secrets-are-hidden.ts";
import { itStopsInOrder } from "./proofs/stops.ts";
import { anEditIsShown, everyFormArrives, everyPageIsServed } from "./proofs/visits.ts";
import { mailInMailpit, mailInOutbox } from "./sent-mail.ts";
import { filesInBucket, filesInVolume } from "./stored-files.ts";

type Proof = (project: Project) => Promise<string>;

const GATEWAYS = ["gateway", "gateway-2"];
const HEALTHY_WITHIN_MS = 60_000;

const kinds: Record<string, { options: ProjectOptions; proofs: Record<string, Proof> }> = {
  default: {
    options: { name: "kdl-trial-default", environment: { RATE_LIMIT_SUBMISSIONS: "100000" } },
    proofs: {
      "images are small": imagesAreSmall,
      "containers are as declared": containersAreAsDeclared,
      "secrets are hidden": secretsAreHidden,
      "every page is served": everyPageIsServed,
      "every form arrives": (project) =>
        everyFormArrives(project, mailInOutbox(project), filesInVolume(project)),
      "an edit is shown": (project) => anEditIsShown(project, ["gateway"]),
      "the gateway is killed": killed("gateway"),
      "the CMS is killed": killed("cms"),
      "the proxy is killed": killed("proxy"),
      "the gateway is out of memory": outOfMemory("gateway"),
      "the CMS is out of memory": outOfMemory("cms"),
      "the site stops in order": itStopsInOrder,
      "a backup is restored": (project) => aBackupIsRestored(project),
    },
  },
  scale: {
    options: {
      name: "kdl-trial-scale",
      envFiles: ["deploy/scale.env"],
      environment: { RATE_LIMIT_SUBMISSIONS: String(LIMIT), S3_ACCESS_KEY_ID: "S3RVER" },
      secrets: { "s3-secret-access-key": "S3RVER", "cms-admin-password": ADMIN.password },
    },
    proofs: {
      "containers are as declared": containersAreAsDeclared,
      "secrets are hidden": secretsAreHidden,
      "every page is served": everyPageIsServed,
      "every form arrives": (project) =>
        everyFormArrives(project, mailInMailpit(project), filesInBucket(project)),
      "an edit is shown by both gateways": (project) => anEditIsShown(project, GATEWAYS),
      "a gateway is killed": killed("gateway-2"),
      "PostgreSQL is killed": killed("postgres"),
      "PostgreSQL is restarted": restart("postgres"),
      "Redis is restarted": restart("redis"),
      "a new version comes unnoticed": (project) => aNewVersionComesUnnoticed(project, GATEWAYS),
      "gateways count together": gatewaysCountTogether,
      "a backup is restored": (project) => aBackupIsRestored(project, startKeepers),
    },
  },
};

const { values } = parseArgs({
  options: { only: { type: "string", default: "" }, kind: { type: "string" } },
});
const counts = { passed: 0, failed: 0 };

async function prove(name: string, proof: () => Promise<string>): Promise<void> {
  const begun = performance.now();
  const said = await proof().then(
    (text) => `passed: ${text}`,
    // A sign that the summary of all checks looks for.
    (error: Error) => `✗ ${error.message.split("\n").slice(0, 12).join("\n  ")}`,
  );
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`${name} (${seconds} s): ${said}`);
  counts[said.startsWith("passed") ? "passed" : "failed"] += 1;
}

async function runAll(): Promise<void> {
  await using _engine = await startEngine();
  const begun = performance.now();
  const standIns = await prepareImages();
  console.log(`images (${Math.round((performance.now() - begun) / 1000)} s)`);
  if (standIns.length > 0)
    console.log(`Stand-ins, as these can't be pulled: ${standIns.join(", ")}`);
  for (const [kind, { options, proofs }] of Object.entries(kinds)) {
    if (values.kind !== undefined && values.kind !== kind) continue;
    await using project = await createProject(options);
    await prove(`${kind}: healthy`, async () => {
      const start = performance.now();
      await project.up();
      const took = performance.now() - start;
      if (took > HEALTHY_WITHIN_MS) throw new Error(`only after ${Math.round(took / 1000)} s`);
      await nothingIsDegraded(project);
      return (await project.running()).join(", ");
    });
    for (const [name, proof] of Object.entries(proofs)) {
      if (name.includes(values.only)) await prove(`${kind}: ${name}`, () => proof(project));
    }
  }
}

try {
  await runAll();
} catch (error) {
  if (!(error instanceof NoEngine)) throw error;
  console.log(`Skipped for want of ${error.message}: a deployment`);
}
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed === 0 ? 0 : 1;
