/** What browsers need to be told about files that are dragged around. */
import { useEffect } from "react";

/** A file that misses its field would be opened by the browser, in place of the form. */
export function useNoStrayDrops() {
  useEffect(() => {
    const stop = (event: DragEvent) => {
      const isFile = event.dataTransfer?.types.includes("Files") ?? false;
      if (!isFile || event.defaultPrevented) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = "none";
    };
    addEventListener("dragover", stop);
    addEventListener("drop", stop);
    return () => {
      removeEventListener("dragover", stop);
      removeEventListener("drop", stop);
    };
  }, []);
}

/** Lets the browser's own control hold what the form holds. */
export function mirror(input: HTMLInputElement, file: File | null) {
  const [held] = input.files ?? [];
  if (held === (file ?? undefined)) return;
  try {
    const transfer = new DataTransfer();
    if (file) transfer.items.add(file);
    input.files = transfer.files;
  } catch {
    // Old browsers let nobody set it; the form sends the file all the same.
    if (!file) input.value = "";
  }
}
