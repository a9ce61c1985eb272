import { memberFailure } from "@kdl/schemas/members/member-messages";
import { type FormEvent, type MouseEvent, useContext, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { api } from "../../forms/api.tsx";
import { HiddenField } from "../../forms/hidden-field.tsx";
import { PageStateContext } from "../../data/page-state-context.ts";
import { paths, withNotice } from "../../paths.ts";

interface CancelRegistrationProps {
  reference: string;
  eventName: string;
}

/** Asks for confirmation. Without JavaScript it is a popover instead of a modal dialog. */
export function CancelRegistration({ reference, eventName }: CancelRegistrationProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = `cancel-${reference}`;
  const { problem, isBusy, cancel, reset } = useCancelling(reference);
  const close = () => {
    // Opened before hydration, it is a popover.
    if (dialog.current?.matches(":popover-open")) dialog.current.hidePopover();
    dialog.current?.close();
  };
  const ask = (event: MouseEvent) => {
    event.preventDefault();
    reset();
    close();
    dialog.current?.showModal();
  };
  return (
    <>
      <button type="button" popoverTarget={id} className="btn btn-ghost text-error" onClick={ask}>
        Cancel<span className="sr-only"> my registration for {eventName}</span>
      </button>
      <dialog
        ref={dialog}
        id={id}
        popover="auto"
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
            Your place will go to someone else. If you register again, you get what is free then.
          </p>
          <div role="alert" className={problem ? undefined : "sr-only"}>
            {problem && <p className="field-error">{problem}</p>}
          </div>
          {/* The first control takes focus, so the harmless one comes first. */}
          <div className="flex flex-wrap gap-3">
            <button
              type="button"
              popoverTarget={id}
              popoverTargetAction="hide"
              className="btn btn-ghost btn-lg max-sm:w-full"
              onClick={close}
            >
              Keep it
            </button>
            <button
              type="submit"
              className="btn btn-error btn-lg max-sm:w-full"
              aria-disabled={isBusy}
            >
              {isBusy ? "Cancelling…" : "Yes, cancel it"}
            </button>
          </div>
        </form>
      </dialog>
    </>
  );
}

function useCancelling(reference: string) {
  const { mutateAsync } = api.members.cancelRegistration.useMutation();
  const { forget } = useContext(PageStateContext);
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
