import { observeDisk } from "@kdl/runtime/metrics/disk-metrics";
import type { Payload } from "payload";
import { query } from "../database/query.ts";
import { cmsOrigin, env, siteOrigin } from "../env.ts";
import { mailQueue } from "../jobs/mail-queue.ts";
import { cached, withTimeout } from "./probe.ts";
import { scanQueue } from "../scanning/waiting-resumes.ts";
import { metrics } from "../metrics/metrics.ts";
import { watchCertificates } from "../metrics/watch-certificates.ts";

/** Scrapers don't wait longer. */
const LIMIT_MS = 1_500;
/** Gauges of one scrape share a query. */
const QUERY_TTL_MS = 500;

interface Queue {
  waiting: number;
  oldestAt: number | null;
}

/** Adds gauges that are read when metrics are collected. */
export function addGauges(payload: Payload): void {
  metrics.meter.gauge({
    name: "database_up",
    help: "Whether the database answers.",
    collect: async (gauge) => {
      const up = await withTimeout(LIMIT_MS, query(payload, "SELECT 1")).then(
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

/** Written out in full, so that a search for a metric's name finds it. */
interface Named {
  name: string;
  help: string;
}

function addQueue(count: () => Promise<Queue>, length: Named, oldest: Named): void {
  const queue = cached(QUERY_TTL_MS, () => withTimeout(LIMIT_MS, count()));
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
