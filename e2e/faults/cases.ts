/** Everything that may go wrong, one at a time. */
import { setTimeout as pause } from "node:timers/promises";
import type { Daemon } from "./daemon.ts";
import type { Deployment, DeploymentKind } from "./deployment.ts";
import { faultModes } from "./fault-proxy.ts";

export interface Fault {
  name: string;
  /** The deployment in which the fault is caused. */
  on: DeploymentKind;
  /** Whether posts between gateways and CMS must fail; otherwise the fault didn't happen. */
  failsPosts: boolean;
  /** Whether it hits the only entrance; requests may fail then. */
  isEntrance?: boolean;
  /** A program or permission that it needs and the machine lacks. */
  missing: (site: Deployment) => string | null;
  /**
   * Causes the fault for this long, and repairs it.
   * @returns when it was repaired: for a program, when it is restarted
   */
  run: (site: Deployment, holdMs: number, isShort: boolean) => Promise<number>;
}

const nothingMissing = () => null;

const upstreamFaults: Fault[] = [
  {
    name: "upstream refuses",
    on: "large",
    failsPosts: false,
    missing: nothingMissing,
    async run({ proxy }, holdMs) {
      await proxy.refuse();
      await pause(holdMs);
      await proxy.open();
      return performance.now();
    },
  },
  ...faultModes.map((mode): Fault => ({
    name: `upstream: ${mode}`,
    on: "large",
    failsPosts: true,
    missing: nothingMissing,
    async run({ proxy }, holdMs) {
      proxy.set(mode);
      await pause(holdMs);
      proxy.set(null);
      return performance.now();
    },
  })),
];

type Outage = Pick<Fault, "name" | "failsPosts" | "isEntrance"> & {
  on?: DeploymentKind;
  signal: "SIGKILL" | "SIGINT";
  /** Whether it is restarted at once, as by a supervisor. */
  isBrief?: boolean;
  pick: (site: Deployment) => Daemon | null | undefined;
};

/** A server that stops and starts again. */
const outage = ({ on = "large", signal, isBrief = false, pick, ...fault }: Outage): Fault => ({
  ...fault,
  on,
  missing: (site) => (pick(site) ? null : "a server"),
  async run(site, holdMs) {
    const daemon = pick(site);
    await daemon?.end(signal);
    await pause(isBrief ? 0 : holdMs);
    const repaired = performance.now();
    await daemon?.start();
    return repaired;
  },
});

const TERMS = 20;
/** Two for each program. */
const FEW_TERMS = 6;
/** How long a program may take to end. */
const ENDS_WITHIN_MS = 10_000;

/** Restarts one program after the other, as in an upgrade. */
const rolling: Fault = {
  name: "SIGTERM, one after the other",
  on: "large",
  failsPosts: false,
  missing: ({ caddy }) => (caddy ? null : "caddy"),
  async run({ gateways, cms }, _holdMs, isShort) {
    const programs = [...gateways, cms];
    for (let time = 0; time < (isShort ? FEW_TERMS : TERMS); time += 1) {
      const program = programs[time % programs.length];
      const took = (await program?.end("SIGTERM")) ?? 0;
      if (took > ENDS_WITHIN_MS) throw new Error(`${program?.name} took ${Math.round(took)} ms`);
      await program?.start();
      // The proxy checks the gateways every 2 s.
      await pause(3_000);
    }
    return performance.now();
  },
};

const fullDisk: Fault = {
  name: "disk full",
  on: "small",
  failsPosts: true,
  missing: ({ disk }) => (disk ? null : "the right to mount"),
  async run({ disk }, holdMs) {
    disk?.fill();
    await pause(holdMs);
    disk?.free();
    return performance.now();
  },
};

const gateway = ({ caddy, gateways }: Deployment) => caddy && gateways[0];
const cms = (site: Deployment) => site.cms;
const postgres = (site: Deployment) => site.postgres;
const redis = (site: Deployment) => site.redis;
const caddy = (site: Deployment) => site.caddy;

export const faults: readonly Fault[] = [
  ...upstreamFaults,
  outage({ name: "Redis gone and back", signal: "SIGKILL", pick: redis, failsPosts: false }),
  outage({ name: "PostgreSQL gone and back", signal: "SIGINT", pick: postgres, failsPosts: true }),
  outage({ name: "CMS gone and back", signal: "SIGKILL", pick: cms, failsPosts: true }),
  rolling,
  ...(
    [
      { name: "kill -9: a gateway", pick: gateway, failsPosts: false },
      { name: "kill -9: CMS", pick: cms, failsPosts: true },
      { name: "kill -9: PostgreSQL", pick: postgres, failsPosts: false },
      { name: "kill -9: Redis", pick: redis, failsPosts: false },
      {
        name: "kill -9: Caddy, the only entrance",
        pick: caddy,
        failsPosts: false,
        isEntrance: true,
      },
      { name: "kill -9: CMS on SQLite", pick: cms, failsPosts: true, on: "small" },
    ] as const
  ).map((each) => outage({ ...each, signal: "SIGKILL", isBrief: true })),
  fullDisk,
];
