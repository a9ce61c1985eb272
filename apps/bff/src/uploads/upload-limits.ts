import { UPLOAD_MAX_BYTES } from "@kdl/schemas/form-limits";

/** What one upload may take, and all of them together. */
export interface UploadLimits {
  /** Largest file in bytes. */
  maxBytes: number;
  /** Time for a whole upload, the upstream's answer included. */
  totalMs: number;
  /** Time without a byte from a client that is waited for. */
  stallMs: number;
  /** Uploads at once. Each holds at most about 1 MiB and two sockets. */
  atOnce: number;
  /** What is still read after a refusal, so that its sender gets to see the answer. */
  drainBytes: number;
  /** For how long. */
  drainMs: number;
}

const MIB = 1024 * 1024;

export const defaultUploadLimits: UploadLimits = {
  maxBytes: UPLOAD_MAX_BYTES,
  totalMs: 60_000,
  stallMs: 15_000,
  atOnce: 64,
  drainBytes: 32 * MIB,
  drainMs: 30_000,
};
