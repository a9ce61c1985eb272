/** How fast a client sends, counting only the time spent waiting for it. */
export interface TransferRate {
  /** Records a sample. @param waitedMs total time spent waiting for the client */
  note(waitedMs: number, bytes: number): void;
  /** Bytes a second over the last `windowMs` of waiting; over the whole time if that is shorter. */
  perSecond(windowMs: number): number;
}

interface Sample {
  waitedMs: number;
  bytes: number;
}

/** @param keepMs the longest window that can be queried */
export function measureTransferRate(keepMs: number): TransferRate {
  const samples: Sample[] = [{ waitedMs: 0, bytes: 0 }];
  const last = () => samples.at(-1) as Sample;
  return {
    note(waitedMs, bytes) {
      if (waitedMs === last().waitedMs) last().bytes = bytes;
      else samples.push({ waitedMs, bytes });
      // The last sample before the window marks where the window begins.
      while (samples.length > 2 && (samples[1] as Sample).waitedMs <= waitedMs - keepMs) {
        samples.shift();
      }
    },
    perSecond(windowMs) {
      const now = last();
      const begin = now.waitedMs - windowMs;
      const from = samples.findLast(({ waitedMs }) => waitedMs <= begin) ?? (samples[0] as Sample);
      const ms = now.waitedMs - from.waitedMs;
      return ms === 0 ? Number.POSITIVE_INFINITY : ((now.bytes - from.bytes) * 1_000) / ms;
    },
  };
}
