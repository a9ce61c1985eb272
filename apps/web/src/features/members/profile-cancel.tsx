import { memberFailure } from "@kdl/schemas/member-messages";
import { type FormEvent, type MouseEvent, use, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { api } from "../../forms/api.tsx";
import { HiddenField } from "../../forms/hidden-field.tsx";
import { PageStateContext } from "../../lib/page-state-context.ts";
import { paths, withNotice } from "../../paths.ts";

interface CancelRegistrationProps {
  reference: string;
  eventName: string;
}

/** Asks first. Without a script the link leads to the question, which then shows in its place. */
export function CancelRegistration({ reference, eventName }: CancelRegistrationProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = `cancel-${reference}`;
  const { problem, isBusy, cancel, reset } = useCancelling(reference);
  const ask = (event: MouseEvent) => {
    event.preventDefault();
    reset();
    dialog.current?.showModal();
  };
  const close = (event: MouseEvent) => {
    event.preventDefault();
    dialog.current?.close();
  };
  return (
    <>
      <a href={`#${id}`} role="button" className="btn btn-ghost text-error" onClick={ask}>
        Cancel<span className="sr-only"> my registration for {eventName}</span>
      </a>
      <dialog
        ref={dialog}
        id={id}
        aria-labelledby={`${id}-title`}
        closedby="any"
        className="asking-dialog"
      >
        <form
          method="post"
          action={paths.cancelRegistration()}
          className="card-surface flex flex-col gap-5 p-6 sm:p-8"
          onSubmit={(event) => void cancel(event)}
        >
          <HiddenField name="reference" value={reference} />
          <h2 id={`${id}-title`} className="text-2xl wrap-anywhere">
            Cancel your registration for {eventName}?
          </h2>
          <p className="text-muted">
            Your seat goes to somebody else. You can register again as long as there are seats.
          </p>
          <div role="alert">{problem && <p className="field-error">{problem}</p>}</div>
          <div className="flex flex-wrap gap-3">
            <button
              type="submit"
              className="btn btn-error btn-lg max-sm:w-full"
              aria-disabled={isBusy}
            >
              {isBusy ? "Cancelling…" : "Yes, cancel it"}
            </button>
            <a
              href={paths.viewProfile("events")}
              role="button"
              className="btn btn-ghost btn-lg max-sm:w-full"
              onClick={close}
            >
              Keep it
            </a>
          </div>
        </form>
      </dialog>
    </>
  );
}

function useCancelling(reference: string) {
  const { mutateAsync } = api.members.cancelRegistration.useMutation();
  const { forget } = use(PageStateContext);
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function cancel(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    try {
      await mutateAsync({ reference });
      forget();
      await navigate(withNotice(paths.viewProfile("events"), "cancelled"));
    } catch (error) {
      const { message, data } = error as { message?: string; data?: { httpStatus?: number } };
      setProblem(data?.httpStatus === undefined || !message ? memberFailure.failed : message);
    } finally {
      setBusy(false);
    }
  }
  return { problem, isBusy, cancel, reset: () => setProblem(null) };
}
