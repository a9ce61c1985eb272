/** Called once by Next, before the server answers its first request. */
export async function register(): Promise<void> {
  if (process.env["NEXT_RUNTIME"] !== "nodejs") return;
  const { boot } = await import("./server/boot.ts");
  await boot();
}
