/** One signal for every way to stop the launcher. */
const ORPHAN_CHECK_MS = 250;

/** Aborts on Ctrl-C, SIGTERM, SIGHUP, and when the program that started this one is gone. */
export function stopSignal(): AbortSignal {
  const controller = new AbortController();
  const stop = () => controller.abort();
  // `on`, not `once`: npm and the terminal may both send it, and the second must not end us midway.
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(name, stop);
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, ORPHAN_CHECK_MS).unref();
  return controller.signal;
}
