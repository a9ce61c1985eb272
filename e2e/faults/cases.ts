/** Everything that may go wrong, one at a time. */
import { setTimeout as pause } from "node:timers/promises";
import type { Daemon } from "./daemon.ts";
import type { Deployment, DeploymentKind } from "./deployment.ts";
import { faultModes } from "./fault-proxy.ts";

export interface Fault {
  name: string;
  /** Where it is tried. */
  on: DeploymentKind;
  /** What it needs that may not be there; in words, for those that are left out. */
  missing: (site: Deployment) => string | null;
  /** Lets it happen for so long, and mends it. */
  run: (site: Deployment, holdMs: number) => Promise<void>;
}

const nothingMissing = () => null;

const upstreamFaults: Fault[] = [
  {
    name: "upstream refuses",
    on: "large",
    missing: nothingMissing,
    async run({ proxy }, holdMs) {
      await proxy.refuse();
      await pause(holdMs);
      await proxy.open();
    },
  },
  ...faultModes.map((mode): Fault => ({
    name: `upstream: ${mode}`,
    on: "large",
    missing: nothingMissing,
    async run({ proxy }, holdMs) {
      proxy.set(mode);
      await pause(holdMs);
      proxy.set(null);
    },
  })),
];

/** A server that goes and comes back. */
function outage(
  name: string,
  signal: "SIGTERM" | "SIGKILL" | "SIGINT",
  pick: (site: Deployment) => Daemon | null | undefined,
  on: DeploymentKind = "large",
): Fault {
  return {
    name,
    on,
    missing: (site) => (pick(site) ? null : "is not installed"),
    async run(site, holdMs) {
      const daemon = pick(site);
      await daemon?.end(signal);
      await pause(holdMs);
      await daemon?.start();
    },
  };
}

const TERMS = 20;
/** How long a program may take to end. */
const ENDS_WITHIN_MS = 10_000;

/** One gateway after the other, as in an upgrade. */
const rolling: Fault = {
  name: `SIGTERM, ${TERMS} times`,
  on: "large",
  missing: ({ caddy }) => (caddy ? null : "needs Caddy"),
  async run({ gateways }, holdMs) {
    for (let time = 0; time < TERMS; time += 1) {
      const gateway = gateways[time % gateways.length];
      const took = (await gateway?.end("SIGTERM")) ?? 0;
      if (took > ENDS_WITHIN_MS) throw new Error(`${gateway?.name} took ${Math.round(took)} ms`);
      await gateway?.start();
      // The proxy looks every 2 s who is there.
      await pause(Math.max(3_000, holdMs / TERMS));
    }
  },
};

const fullDisk: Fault = {
  name: "disk full",
  on: "small",
  missing: ({ disk }) => (disk ? null : "needs the right to mount"),
  async run({ disk }, holdMs) {
    disk?.fill();
    await pause(holdMs);
    disk?.free();
  },
};

export const faults: readonly Fault[] = [
  ...upstreamFaults,
  outage("Redis gone", "SIGKILL", ({ redis }) => redis),
  outage("PostgreSQL gone", "SIGINT", ({ postgres }) => postgres),
  rolling,
  outage("kill -9: CMS", "SIGKILL", ({ cms }) => cms),
  outage("kill -9: PostgreSQL", "SIGKILL", ({ postgres }) => postgres),
  outage("kill -9: a gateway", "SIGKILL", ({ caddy, gateways }) => caddy && gateways[0]),
  fullDisk,
  outage("kill -9: CMS on SQLite", "SIGKILL", ({ cms }) => cms, "small"),
];
