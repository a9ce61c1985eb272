/** The projects that are brought up one after the other, and what each has to show. */
import { ADMIN } from "../support/shipped-site.ts";
import { Missing } from "./missing.ts";
import type { Project, ProjectOptions } from "./project.ts";
import { containersAreAsDeclared } from "./proofs/as-declared.ts";
import { aBackupIsRestored, startKeepers } from "./proofs/backup.ts";
import { anEditIsShown } from "./proofs/edits.ts";
import { aFullVolumeIsSurvived, smallVolume } from "./proofs/full-volume.ts";
import { imagesAreSmall } from "./proofs/image-sizes.ts";
import { gatewaysCountTogether, LIMIT } from "./proofs/limits.ts";
import { anOwnCertificateIsServed } from "./proofs/own-certificate.ts";
import { killed, outOfMemory, restart } from "./proofs/recovers.ts";
import { aNewVersionComesUnnoticed } from "./proofs/rolling-update.ts";
import { layersHoldNoSecret, secretsAreHidden } from "./proofs/secrets-are-hidden.ts";
import { itStopsInOrder } from "./proofs/stops.ts";
import { upgradeAndBack } from "./proofs/upgrade.ts";
import { everyFormArrives, everyPageIsServed } from "./proofs/visits.ts";
import { buildReleaseBefore, NEW_FIELDS } from "./release-before.ts";
import { mailInMailpit, mailInOutbox } from "./sent-mail.ts";
import { filesInBucket, filesInVolume } from "./stored-files.ts";

/** @returns a description of what it found */
type Proof = (project: Project) => Promise<string>;

export interface Kind extends Partial<Disposable> {
  options: ProjectOptions;
  proofs: Record<string, Proof>;
}

const GATEWAYS = ["gateway", "gateway-2"];
const MANY = "100000";

const formsArrive =
  (unknownFields: readonly string[] = []): Proof =>
  (project) =>
    everyFormArrives(project, mailInOutbox(project), filesInVolume(project), unknownFields);

const small = (): Kind => ({
  options: { name: "kdl-trial-default", environment: { RATE_LIMIT_SUBMISSIONS: MANY } },
  proofs: {
    "images are small": imagesAreSmall,
    "containers are as declared": containersAreAsDeclared,
    "secrets are hidden": secretsAreHidden,
    "layers hold no secret": layersHoldNoSecret,
    "every page is served": everyPageIsServed,
    "every form arrives": formsArrive(),
    "an edit is shown": (project) => anEditIsShown(project, ["gateway"]),
    "the gateway is killed": killed("gateway"),
    "the CMS is killed": killed("cms"),
    "the proxy is killed": killed("proxy"),
    "the gateway is out of memory": outOfMemory("gateway"),
    "the CMS is out of memory": outOfMemory("cms"),
    "an own certificate is served": anOwnCertificateIsServed,
    "the site stops in order": itStopsInOrder,
    "a backup is restored": (project) => aBackupIsRestored(project),
  },
});

const scale = (): Kind => ({
  options: {
    name: "kdl-trial-scale",
    envFiles: ["deploy/scale.env"],
    environment: { RATE_LIMIT_SUBMISSIONS: String(LIMIT) },
    secrets: { "cms-admin-password": ADMIN.password },
  },
  proofs: {
    "containers are as declared": containersAreAsDeclared,
    "secrets are hidden": secretsAreHidden,
    "every page is served": everyPageIsServed,
    "every form arrives": (project) =>
      everyFormArrives(project, mailInMailpit(project), filesInBucket(project)),
    "an edit is shown by both gateways": (project) => anEditIsShown(project, GATEWAYS),
    "a gateway is killed": killed("gateway-2"),
    "the CMS is killed": killed("cms"),
    "PostgreSQL is killed": killed("postgres"),
    "Redis is killed": killed("redis"),
    "the bucket's server is killed": killed("minio"),
    "the mail server is killed": killed("mailpit"),
    "PostgreSQL is restarted": restart("postgres"),
    "Redis is restarted": restart("redis"),
    "a new version comes unnoticed": (project) => aNewVersionComesUnnoticed(project, GATEWAYS),
    "gateways count together": (project) => gatewaysCountTogether(project, GATEWAYS),
    "a backup is restored": (project) => aBackupIsRestored(project, startKeepers),
  },
});

const fullVolume = (): Kind => ({
  options: {
    name: "kdl-trial-volume",
    environment: { RATE_LIMIT_SUBMISSIONS: MANY },
    overrides: [smallVolume],
  },
  proofs: {
    "a full volume is survived": aFullVolumeIsSurvived,
    "every form arrives": formsArrive(),
  },
});

/** @throws {Missing} if there is no release before this one */
async function upgrade(): Promise<Kind> {
  const before = await buildReleaseBefore();
  if (before === null) throw new Missing("the repository's history");
  return {
    options: {
      name: "kdl-trial-upgrade",
      root: before.root,
      environment: { RATE_LIMIT_SUBMISSIONS: MANY, ...before.images },
    },
    proofs: {
      "forms arrive at the release before": formsArrive(NEW_FIELDS),
      "the release before is upgraded": upgradeAndBack(before),
    },
    [Symbol.dispose]: before[Symbol.dispose],
  };
}

export const kinds: Record<string, () => Kind | Promise<Kind>> = {
  default: small,
  scale,
  volume: fullVolume,
  upgrade,
};
