import { FileText, X } from "lucide-react";
import { readableSize } from "./file-size.ts";

interface ResumeFileProps {
  file: File;
  isChecking: boolean;
}

/** The chosen file's name and size. */
export function ResumeFile({ file, isChecking }: ResumeFileProps) {
  return (
    <div className="drop-zone-file">
      {isChecking ? (
        <span className="loading loading-spinner size-8 shrink-0 text-heading" aria-hidden="true" />
      ) : (
        <FileText aria-hidden="true" className="size-8 shrink-0 text-heading" />
      )}
      <p className="min-w-0 leading-snug">
        <span className="line-clamp-2 font-semibold wrap-anywhere">{file.name}</span>
        <span className="text-sm text-muted">
          {readableSize(file.size)}
          {isChecking && ", checking…"}
        </span>
      </p>
    </div>
  );
}

export function RemoveFile({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <button type="button" className="drop-zone-remove btn btn-ghost btn-square" onClick={onRemove}>
      <X aria-hidden="true" className="size-5" />
      <span className="sr-only">Remove {name}</span>
    </button>
  );
}
