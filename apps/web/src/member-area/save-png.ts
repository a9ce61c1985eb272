/** Hands what a canvas shows to the browser as a download. */
export async function savePng(canvas: HTMLCanvasElement, name: string): Promise<void> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("the canvas gave no picture");
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // Browsers begin the download a moment later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
