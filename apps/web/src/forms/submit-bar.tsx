import type { ReactNode } from "react";
import { classNames } from "../ui/class-names.ts";

interface SubmitBarProps {
  label: string;
  /** The label while the form is under way. */
  busyLabel: string;
  busy: boolean;
  online: boolean;
  /** Such as the progress of an upload. */
  progress: ReactNode;
  beside: ReactNode;
  isDangerous: boolean;
}

const stays =
  "You are offline. Your answers stay here; press the button again once you are connected.";

/** The button at the end, which keeps its focus while the form is under way. */
export function SubmitBar({
  label,
  busyLabel,
  busy,
  online,
  progress,
  beside,
  isDangerous,
}: SubmitBarProps) {
  return (
    <div className="sends-all flex flex-col gap-4">
      {progress}
      <div className="flex flex-wrap items-center gap-4">
        <button
          type="submit"
          className={classNames(
            "btn btn-lg submit-button",
            isDangerous ? "btn-error" : "btn-primary",
          )}
          aria-disabled={busy}
        >
          {busy && <span className="loading loading-spinner loading-sm" aria-hidden="true" />}
          {busy ? busyLabel : online ? label : "You are offline – send later"}
        </button>
        {beside}
      </div>
      <p role="status" className={busy || online ? "sr-only" : "text-sm text-muted"}>
        {busy && busyLabel}
        {!busy && !online && stays}
      </p>
    </div>
  );
}
