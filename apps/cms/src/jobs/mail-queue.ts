import type { Payload, Where } from "payload";
import { metrics } from "../metrics/metrics.ts";
import { processWide } from "../lifecycle/process-wide.ts";
import { SCHEDULE_TASK } from "./scheduled-change.ts";

const slug = "payload-jobs";

const progress = processWide("mail-progress", () => ({ lastSentAt: 0 }));

/** Records that a message was sent. */
export function noteSent(): void {
  progress.lastSentAt = Date.now();
  metrics.mailSent.of({ outcome: "sent" }).inc();
}

/** Records that a message could not be sent this time. */
export function noteNotSent(): void {
  metrics.mailSent.of({ outcome: "failed" }).inc();
}

/** When the last message was sent, in ms since 1970; 0 if none has been sent since the start. */
export const lastSentAt = (): number => progress.lastSentAt;

/** Summaries, declines and scheduled changes only count once due, as they are queued long before. */
const waits = (now: Date): Where => ({
  and: [
    { completedAt: { exists: false } },
    { hasError: { not_equals: true } },
    {
      or: [
        { taskSlug: { not_in: ["send-summary", "commit-decline", SCHEDULE_TASK] } },
        { waitUntil: { less_than: now.toISOString() } },
      ],
    },
  ],
});

/**
 * Number of queued messages, including those in progress and those to be retried, and the time of the
 * oldest.
 */
export async function mailQueue(
  payload: Payload,
): Promise<{ waiting: number; oldestAt: number | null }> {
  const { docs, totalDocs } = await payload.find({
    collection: slug,
    where: waits(new Date()),
    sort: "createdAt",
    select: { createdAt: true },
    limit: 1,
    depth: 0,
  });
  const [oldest] = docs;
  return { waiting: totalDocs, oldestAt: oldest ? Date.parse(oldest.createdAt) : null };
}
