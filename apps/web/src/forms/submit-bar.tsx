import type { ReactNode } from "react";

interface SubmitBarProps {
  label: string;
  busy: boolean;
  online: boolean;
  /** How far an upload has come, and the like. */
  progress: ReactNode;
}

/** The button at the end, which keeps its focus while the form is under way. */
export function SubmitBar({ label, busy, online, progress }: SubmitBarProps) {
  return (
    <div className="flex flex-col gap-4">
      {progress}
      <div className="flex flex-wrap items-center gap-4">
        <button type="submit" className="btn btn-primary btn-lg submit-button" aria-disabled={busy}>
          {busy && <span className="loading loading-spinner loading-sm" aria-hidden="true" />}
          {busy ? "Sending…" : online ? label : `${label} (you are offline)`}
        </button>
      </div>
      <p role="status" className="sr-only">
        {busy ? "Sending…" : ""}
      </p>
    </div>
  );
}
