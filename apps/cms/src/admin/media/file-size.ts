const KILOBYTE = 1_000;

/** A size in kB or MB, such as "1.4 MB". */
export function inUnits(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE));
  return kilobytes < KILOBYTE
    ? `${kilobytes} kB`
    : `${(bytes / KILOBYTE / KILOBYTE).toFixed(1)} MB`;
}
