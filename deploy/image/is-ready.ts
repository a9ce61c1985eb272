/** Health check of the images: ends with 0 where the program on the given port says that it is ready. */
const TIMEOUT_MS = 4_000;

const ready = await fetch(`http://127.0.0.1:${process.argv[2]}/readyz`, {
  signal: AbortSignal.timeout(TIMEOUT_MS),
}).then(
  (response) => response.ok,
  () => false,
);
process.exit(ready ? 0 : 1);
