/** Keeps this page on the phone, so that it opens without a network. */
export function keepPage(): void {
  if (!isKept()) return;
  // The script lies in `/door/`, so that the browser itself allows it no other page.
  navigator.serviceWorker
    .register("/door/worker.js", { scope: "/door/", updateViaCache: "none" })
    .catch(() => {});
}

const isKept = () => "serviceWorker" in navigator && import.meta.env.PROD;

/** If the phone can't store the page, the door works without it. */
const TIMEOUT_MS = 10_000;

/** Resolves when what the page loads from now on is kept as well. */
export async function untilKept(): Promise<void> {
  if (!isKept() || navigator.serviceWorker.controller) return;
  const { serviceWorker } = navigator;
  await new Promise((resolve) => {
    serviceWorker.addEventListener("controllerchange", resolve, { once: true });
    setTimeout(resolve, TIMEOUT_MS);
  });
}
