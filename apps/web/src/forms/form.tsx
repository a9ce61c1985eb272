import type { Answers, FormValues } from "@kdl/schemas/forms/form";
import type { SubmissionReceipt } from "@kdl/schemas/contract/submissions";
import { successLocation } from "@kdl/schemas/pages/form-pages";
import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router";
import { prefetch } from "../navigation/prefetch.ts";
import { useOnline } from "../browser/use-online.ts";
import { FieldBindings } from "../ui/field-bindings.ts";
import { Toast } from "../ui/toast.tsx";
import { firstControl, openFields } from "./answers.ts";
import type { AnyForm } from "./any-form.ts";
import type { FileState } from "./check-resolver.ts";
import { DataUse } from "./data-use.tsx";
import { controlId, formId } from "./form-controls.ts";
import { FormContext } from "./form-handle.ts";
import { FormSummary } from "./form-summary.tsx";
import { OwnControls } from "./own-controls.tsx";
import { useReturnedForm } from "./returned-form.ts";
import type { Send } from "./submission.ts";
import { SubmitBar } from "./submit-bar.tsx";
import { stillWrong } from "./problem.ts";
import { useFormEngine } from "./use-form-engine.ts";
import { useHandleOf } from "./use-handle-of.ts";
import type { Steps } from "./use-steps.ts";
import { watchPointer } from "./when-released.ts";

interface FormProps<Values extends FormValues> {
  form: AnyForm<Values>;
  title: string;
  /** Whether the form's title is that of the page. */
  isPage?: boolean;
  /** A sentence under the title. */
  note?: ReactNode;
  /** The page that shows the form, which also accepts it without JavaScript. */
  action: string;
  /** Whether the page has several forms, so that this one has to say which it is. */
  isOneOfMany?: boolean;
  /** Known answers; returned forms and drafts take precedence. */
  prefill?: Answers | null;
  /** When the form was begun, from the query `forms.begin`. */
  token: string;
  /** The button's text, idle and while sending. */
  submit: string;
  busyLabel?: string;
  /** What happens with the answers, in one line above the button. */
  dataUse?: string;
  send: Send<Values>;
  /** Message for when the gateway can't be reached. */
  failure: string;
  /** Whether that message is a browser alert, which the specification asks for on one form. */
  isFailureAlert?: boolean;
  /** Where the visitor goes after success, instead of the registry's address. */
  success?: string | null;
  /** Whether the stars are explained; short forms don't need it. */
  starNote?: boolean;
  /** Whether the button destroys something. */
  isDangerous?: boolean;
  /** Between title and fields, such as a note about a draft. */
  above?: ReactNode;
  /** Above the button, such as an upload's progress. */
  progress?: ReactNode;
  /** Beside the button, such as the way back. */
  beside?: ReactNode;
  /** The form's sections, if it has any. */
  steps?: Steps;
  /** State of the chosen file, for forms that take one. */
  file?: FileState;
  children: ReactNode;
}

/** A form with validation, error summary, toast, sending, and restoring returned answers. */
export function Form<Values extends FormValues>(props: FormProps<Values>) {
  const { form, token, title, note, submit, steps, above, progress, children } = props;
  const { busyLabel = "Sending…", prefill, starNote = true } = props;
  const navigate = useNavigate();
  const success = (receipt: Pick<SubmissionReceipt, "reference" | "linkToken">) =>
    props.success ?? successLocation(form.name, receipt);
  const online = useOnline();
  const returned = useReturnedForm(form.name);
  const summary = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLFormElement>(null);
  const engine = useFormEngine({
    element,
    form,
    token,
    returned,
    file: props.file ?? null,
    failure: props.failure,
    isFailureAlert: props.isFailureAlert ?? false,
    send: (submission) => {
      prefetch(success({ reference: null }));
      return props.send(submission);
    },
    onSent: async (receipt: SubmissionReceipt) => {
      await navigate(success(receipt));
    },
  });
  const { problem, toast, busy, errorOf } = engine;
  useEffect(watchPointer, []);
  useEffect(() => {
    if (!problem || problem.isReturned) return;
    const [first] = problem.names;
    if (first !== undefined) steps?.reveal(first);
    summary.current?.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each problem
  }, [problem]);

  async function onSubmit(event: FormEvent) {
    if (!steps?.isOnTheWay()) return engine.handlers.onSubmit(event);
    event.preventDefault();
    if (await engine.checkPart(steps.fields())) steps.next();
  }

  const handle = useHandleOf(form, engine, returned);
  const shown = openFields(form);
  const bind = (name: string) => ({
    id: controlId(form, name),
    label: form.labels[name],
    error: errorOf(name),
    initial: shown.includes(name) ? (returned?.answers[name] ?? prefill?.[name]) : undefined,
  });
  const wrong = stillWrong(problem, errorOf);
  return (
    <FormContext value={handle}>
      <FieldBindings value={bind}>
        <form
          ref={element}
          id={formId(form)}
          action={props.action}
          method="post"
          encType={form.file ? "multipart/form-data" : undefined}
          className="card-surface flex flex-col gap-6 p-5 sm:p-8 md:p-10"
          noValidate
          data-steps={steps && placeOf(steps)}
          {...engine.handlers}
          onSubmit={onSubmit}
        >
          {problem && (problem.names.length === 0 || wrong.length > 0) && (
            <FormSummary
              ref={summary}
              message={problem.isOfField ? null : problem.message}
              problems={wrong.map((entry) => ({ ...entry, id: controlId(form, entry.name) }))}
              reference={problem.requestId}
              busy={busy}
              isComplete={form.secrets.length === 0}
              takesFocus={problem.isReturned}
              onFollow={(name) => {
                flushSync(() => steps?.reveal(name));
                lead(element.current, name);
              }}
            />
          )}
          <OwnControls
            formName={props.isOneOfMany ? form.name : null}
            token={token}
            returned={returned}
          />
          <div>
            {props.isPage ? (
              <h1 tabIndex={-1} className="text-2xl md:text-3xl">
                {title}
              </h1>
            ) : (
              <h2 className="text-2xl md:text-3xl">{title}</h2>
            )}
            {note && <p className="mt-2 text-muted">{note}</p>}
            {starNote && (
              <p className="mt-2 text-sm text-muted">Fields with a star are required.</p>
            )}
          </div>
          {above}
          {children}
          {props.dataUse && <DataUse text={props.dataUse} />}
          <SubmitBar
            label={submit}
            busyLabel={busyLabel}
            busy={busy}
            online={online}
            progress={progress}
            beside={props.beside}
            isDangerous={props.isDangerous ?? false}
          />
          <Toast message={toast} onClose={engine.closeToast} />
        </form>
      </FieldBindings>
    </FormContext>
  );
}

/** For styles; `undefined` shows all sections. */
function placeOf({ current, isLast, sections }: Steps): string | undefined {
  if (current === null) return undefined;
  if (isLast) return "last";
  return current === sections[0]?.name ? "first" : "within";
}

function lead(element: HTMLFormElement | null, name: string) {
  const control = element && firstControl(element, name);
  control?.scrollIntoView({ block: "center" });
  control?.focus({ preventScroll: true });
}
