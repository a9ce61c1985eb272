import type { MouseEvent, Ref } from "react";
import { CircleAlert } from "lucide-react";

interface FormSummaryProps {
  ref: Ref<HTMLDivElement>;
  /** What happened, if no single field is to blame. */
  message: string | null;
  /** Fields that are still invalid. */
  problems: readonly { name: string; id: string; message: string }[];
  /** Request id, to find the failure in the logs. */
  reference: string | null;
  busy: boolean;
  /** Whether every answer is still there; secrets may not be. */
  isComplete: boolean;
  /** Whether the server rendered it; then it takes focus without JavaScript. */
  takesFocus: boolean;
  onFollow: (name: string) => void;
}

/** Lists all errors above the form; each entry links to its field. */
export function FormSummary(props: FormSummaryProps) {
  const { ref, message, problems, reference, busy, isComplete, takesFocus, onFollow } = props;
  const follow = (event: MouseEvent, name: string) => {
    event.preventDefault();
    onFollow(name);
  };
  return (
    // Focus moves here once, when the summary appears.
    // oxlint-disable-next-line jsx-a11y/no-autofocus
    <div ref={ref} tabIndex={-1} autoFocus={takesFocus} className="form-summary">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-error" />
      <div className="min-w-0">
        <h2 className="text-lg">{message ?? headingFor(problems.length)}</h2>
        {problems.length > 0 && (
          <ul className="mt-2 list-disc space-y-1 pl-5">
            {problems.map(({ name, id, message: text }) => (
              <li key={name}>
                <a
                  href={`#${id}`}
                  className="underline underline-offset-4"
                  onClick={(event) => follow(event, name)}
                >
                  {text}
                </a>
              </li>
            ))}
          </ul>
        )}
        {problems.length === 0 && isComplete && (
          <>
            <p className="mt-1">Your answers are all still here.</p>
            <button type="submit" className="sends-all btn btn-primary mt-3" aria-disabled={busy}>
              Try again
            </button>
          </>
        )}
        {problems.length === 0 && reference !== null && (
          <p className="mt-3 text-sm text-muted">
            Reference: <span className="break-all select-all">{reference}</span>
          </p>
        )}
      </div>
    </div>
  );
}

function headingFor(count: number): string {
  return count === 1 ? "Please check one answer" : `Please check ${count} answers`;
}
