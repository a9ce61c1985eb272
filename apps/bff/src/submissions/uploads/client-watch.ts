/** Watches the client of an upload: whether it is connected, sending, and fast enough. */
import type { IncomingMessage } from "node:http";
import type { FastifyReply } from "fastify";
import { submissionFailure } from "@kdl/schemas/forms/form-messages";
import type { GivenUp } from "../../metrics/gateway-metrics.ts";
import { SubmissionRefused } from "../submission-refused.ts";
import { measureTransferRate } from "./transfer-rate.ts";
import type { UploadLimits } from "./upload-limits.ts";

/** The client disconnected, so no answer can be sent. */
export class ClientGone extends Error {}

/** The upload took too long, and not because of the client. */
export class Overdue extends Error {}

export interface ClientWatch {
  /** Aborts with {@link ClientGone}, {@link Overdue}, or the refusal for a client whose upload was ended. */
  readonly signal: AbortSignal;
  /** Awaits something that depends on the client; throws the signal's reason. */
  waiting<T>(step: Promise<T>): Promise<T>;
  /** Bytes per second received recently; `null` while the upload isn't waiting for the client. */
  rate(): number | null;
  /** Ends the upload to make room for another one. */
  shed(): void;
  /** The client has sent everything: if it disconnects now, the form is stored all the same. */
  sentAll(): void;
  stop(): void;
}

type WatchLimits = Pick<UploadLimits, "totalMs" | "stallMs" | "minBytesPerSecond" | "rateWindowMs">;

/** How often progress is checked. */
const LOOK_EVERY_MS = 1_000;
/** Checks per stall timeout, at least. */
const LOOKS = 5;
/** The window in which uploads are compared. */
const RECENT_MS = 10_000;
/** How long a crowd is expected to last. */
const CROWD_RETRY_S = 30;

/** @param onGivenUp called when an upload is ended */
export function watchClient(
  request: IncomingMessage,
  { totalMs, stallMs, minBytesPerSecond, rateWindowMs }: WatchLimits,
  onGivenUp: (reason: GivenUp) => void,
): ClientWatch {
  const controller = new AbortController();
  const { signal } = controller;
  const started = performance.now();
  const firstByte = request.socket.bytesRead;
  const measured = measureTransferRate(Math.max(rateWindowMs, RECENT_MS));
  let waits = 0;
  let waitedMs = 0;
  let lookedAt = started;
  let seenBytes = -1;
  let movedAt = started;

  const onClose = () => {
    if (!request.complete) controller.abort(new ClientGone());
  };
  request.once("close", onClose);

  function giveUp(reason: GivenUp, refusal: SubmissionRefused): void {
    if (signal.aborted) return;
    onGivenUp(reason);
    controller.abort(refusal);
  }

  /** Time in which a stalled upstream holds up the client doesn't count. */
  function measure(now: number): void {
    const { bytesRead } = request.socket;
    if (waits > 0) waitedMs += now - lookedAt;
    if (waits === 0 || bytesRead !== seenBytes) movedAt = now;
    seenBytes = bytesRead;
    lookedAt = now;
    measured.note(waitedMs, bytesRead - firstByte);
  }

  const timer = setInterval(
    () => {
      const now = performance.now();
      measure(now);
      const isSlow =
        waitedMs >= rateWindowMs && measured.perSecond(rateWindowMs) < minBytesPerSecond;
      if (now - movedAt >= stallMs) giveUp("stalled", tooSlow());
      else if (waits > 0 && isSlow) giveUp("slow", tooSlow());
      else if (now - started < totalMs) return;
      else if (waits > 0) giveUp("slow", tooSlow());
      else controller.abort(new Overdue());
    },
    Math.min(LOOK_EVERY_MS, Math.ceil(stallMs / LOOKS)),
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
    rate() {
      if (waits === 0 || signal.aborted) return null;
      measure(performance.now());
      return measured.perSecond(RECENT_MS);
    },
    shed: () => giveUp("shed", crowdedOut()),
    sentAll: () => void request.off("close", onClose),
    stop,
  };
}

function tooSlow(): SubmissionRefused {
  const message = submissionFailure.stalled;
  return new SubmissionRefused({ code: "TIMEOUT", message, outcome: "unsent" });
}

function crowdedOut(): SubmissionRefused {
  return new SubmissionRefused({
    code: "SERVICE_UNAVAILABLE",
    message: submissionFailure.crowded,
    outcome: "unsent",
    retryAfterS: CROWD_RETRY_S,
  });
}

/** Closes the connection of a client that has disconnected. */
export function hangUp(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.destroy();
  return reply;
}
