import { observeDisk } from "@kdl/runtime/metrics/disk-metrics";
import type { Payload } from "payload";
import { query } from "../database/query.ts";
import { cmsOrigin, env, siteOrigin } from "../env.ts";
import { mailQueue } from "../jobs/mail-queue.ts";
import { kept, within } from "../readiness/patiently.ts";
import { scanQueue } from "../scanning/waiting-resumes.ts";
import { metrics } from "./metrics.ts";
import { watchCertificates } from "./watch-certificates.ts";

/** Whoever reads metrics doesn't wait longer. */
const LIMIT_MS = 1_500;
/** Gauges that are read together are counted together. */
const TOGETHER_MS = 500;

interface Queue {
  waiting: number;
  oldestAt: number | null;
}

/** Adds what is counted only when somebody asks. */
export function addGauges(payload: Payload): void {
  metrics.meter.gauge({
    name: "database_up",
    help: "Whether the database answers.",
    collect: async (gauge) => {
      const up = await within(LIMIT_MS, query(payload, "SELECT 1")).then(
        () => 1,
        () => 0,
      );
      gauge.of({}).set(up);
    },
  });
  observeDisk(metrics.meter, env.DATA_DIR);
  watchCertificates(metrics.meter, { site: siteOrigin, admin: cmsOrigin });
  addQueue(
    () => mailQueue(payload),
    { name: "mail_queue_length", help: "Mails that wait." },
    {
      name: "mail_oldest_waiting_seconds",
      help: "Since when the oldest mail waits. 0: none does.",
    },
  );
  addQueue(
    () => scanQueue(payload),
    { name: "scan_queue_length", help: "Resumes that wait." },
    {
      name: "scan_oldest_waiting_seconds",
      help: "Since when the oldest resume waits. 0: none does.",
    },
  );
}

/** Names stand in full, for whoever looks for them. */
interface Named {
  name: string;
  help: string;
}

function addQueue(count: () => Promise<Queue>, length: Named, oldest: Named): void {
  const queue = kept(TOGETHER_MS, () => within(LIMIT_MS, count()));
  metrics.meter.gauge({
    ...length,
    collect: async (gauge) => gauge.of({}).set((await queue()).waiting),
  });
  metrics.meter.gauge({
    ...oldest,
    collect: async (gauge) => {
      const { oldestAt } = await queue();
      gauge.of({}).set(oldestAt === null ? 0 : Math.max(0, (Date.now() - oldestAt) / 1000));
    },
  });
}
