/** Watches the sender of an upload: is it still there, does it still send? */
import type { IncomingMessage } from "node:http";
import type { FastifyReply } from "fastify";
import { submissionFailure } from "@kdl/schemas/form-messages";
import { SubmissionRefused } from "../submissions/submission-refused.ts";
import type { UploadLimits } from "./upload-limits.ts";

/** The client went away: there is nobody to answer. */
export class ClientGone extends Error {}

/** The time for the whole is over, and it wasn't the client that took it. */
export class Overdue extends Error {}

export interface ClientWatch {
  /** Aborts with {@link ClientGone}, {@link Overdue}, or what a client is told that has stalled. */
  readonly signal: AbortSignal;
  /** Awaits something that only the client can bring about; throws the signal's reason. */
  waiting<T>(step: Promise<T>): Promise<T>;
  /** The client has sent all of it: it may go now, the form arrives all the same. */
  sentAll(): void;
  stop(): void;
}

/** How often progress is looked at in the time that a stall may last. */
const LOOKS = 5;

export function watchClient(
  request: IncomingMessage,
  { totalMs, stallMs }: Pick<UploadLimits, "totalMs" | "stallMs">,
): ClientWatch {
  const controller = new AbortController();
  const { signal } = controller;
  const started = performance.now();
  let waits = 0;
  let seenBytes = -1;
  let movedAt = started;

  const onClose = () => {
    if (!request.complete) controller.abort(new ClientGone());
  };
  request.once("close", onClose);
  // A stalled upstream makes the client wait: that is not its fault.
  const timer = setInterval(
    () => {
      const now = performance.now();
      const { bytesRead } = request.socket;
      if (waits === 0 || bytesRead !== seenBytes) movedAt = now;
      seenBytes = bytesRead;
      if (now - movedAt >= stallMs) controller.abort(stalled());
      else if (now - started >= totalMs) controller.abort(waits > 0 ? stalled() : new Overdue());
    },
    Math.ceil(stallMs / LOOKS),
  );

  function stop(): void {
    clearInterval(timer);
    request.off("close", onClose);
  }

  return {
    signal,
    async waiting(step) {
      waits += 1;
      let onAbort: (() => void) | undefined;
      try {
        const aborted = new Promise<never>((_resolve, reject) => {
          onAbort = () => reject(signal.reason as Error);
          if (signal.aborted) onAbort();
          else signal.addEventListener("abort", onAbort, { once: true });
        });
        return await Promise.race([step, aborted]);
      } finally {
        if (onAbort) signal.removeEventListener("abort", onAbort);
        waits -= 1;
      }
    },
    sentAll: () => void request.off("close", onClose),
    stop,
  };
}

function stalled(): SubmissionRefused {
  const message = submissionFailure.stalled;
  return new SubmissionRefused({ code: "TIMEOUT", message, outcome: "unsent" });
}

/** There is nobody to answer. */
export function hangUp(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.destroy();
  return reply;
}
