import type { MouseEvent } from "react";
import type { UploadState } from "./use-upload.ts";

/** The progress of the upload, and a button that cancels it. */
export function UploadProgress({ phase, share, cancel }: UploadState) {
  const percent = Math.floor(share * 100);
  const stop = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // This button goes; the one that sends again is where the visitor goes on.
    currentTarget.form?.querySelector<HTMLElement>(".submit-button")?.focus();
    cancel();
  };
  const isUnderWay = phase === "checking" || phase === "sending" || phase === "waiting";
  return (
    <>
      {isUnderWay && (
        <div className="upload-progress">
          <p id="upload-label" className="font-semibold">
            {phase === "sending" ? `Sending your form: ${percent} %` : texts[phase]}
          </p>
          <progress
            className="progress progress-primary"
            aria-labelledby="upload-label"
            {...(phase === "sending" && { value: percent })}
            max={100}
          />
          <button type="button" className="btn btn-outline min-h-11" onClick={stop}>
            Cancel
          </button>
        </div>
      )}
      <p role="status" className={phase === "cancelled" ? "upload-cancelled" : "sr-only"}>
        {phase === "cancelled" && "Stopped. Your answers and your file are still here."}
        {phase === "sending" && milestone(percent)}
      </p>
    </>
  );
}

const texts = {
  checking: "Checking…",
  waiting: "Everything has been sent. Waiting for confirmation…",
};

/** Screen readers hear every quarter, not every percent. */
function milestone(percent: number): string {
  return `${percent - (percent % 25)} % sent`;
}
