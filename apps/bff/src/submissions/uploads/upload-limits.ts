import { UPLOAD_MAX_BYTES } from "@kdl/schemas/forms/form-limits";

/** Limits of one upload, and of all uploads together. */
export interface UploadLimits {
  /** Largest file in bytes. */
  maxBytes: number;
  /** Time for a whole upload, the upstream's answer included. */
  totalMs: number;
  /** Longest time without a byte from the client. */
  stallMs: number;
  /** Lowest accepted transfer rate, in bytes per second... */
  minBytesPerSecond: number;
  /** ... over this time. */
  rateWindowMs: number;
  /** Uploads at once. Each holds at most about 1 MiB and two sockets. */
  atOnce: number;
  /** Of these, per client: a whole college may share one address. */
  perClient: number;
  /** Member photos at once: each is held in memory as a whole. */
  photosAtOnce: number;
  /** Of these, per client. */
  photosPerClient: number;
}

export const defaultUploadLimits: UploadLimits = {
  maxBytes: UPLOAD_MAX_BYTES,
  // Below the 120 s after which Node ends any request.
  totalMs: 110_000,
  stallMs: 15_000,
  minBytesPerSecond: 2_000,
  rateWindowMs: 30_000,
  atOnce: 64,
  perClient: 32,
  photosAtOnce: 8,
  photosPerClient: 4,
};
