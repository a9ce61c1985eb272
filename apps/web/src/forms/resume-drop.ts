/** Drag and drop of files. */
import { useEffect } from "react";

/** Without this, the browser would open a file dropped outside its field in place of the form. */
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

/** Puts the form's file into the native control. */
export function mirror(input: HTMLInputElement, file: File | null) {
  const [held] = input.files ?? [];
  if (held === (file ?? undefined)) return;
  try {
    const transfer = new DataTransfer();
    if (file) transfer.items.add(file);
    input.files = transfer.files;
  } catch {
    // Old browsers don't allow it; the form still sends the file.
    if (!file) input.value = "";
  }
}
