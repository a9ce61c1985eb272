import { type Answers, type Form, type FormValues, inOrder } from "@kdl/schemas/form";
import { submissionFailure } from "@kdl/schemas/form-messages";
import { ownControl, type ReturnedForm, type SubmissionReceipt } from "@kdl/schemas/submissions";
import { type FocusEvent, type FormEvent, useLayoutEffect, useRef, useState } from "react";
import { type Control, useForm } from "react-hook-form";
import { checkResolver, type FileState } from "./check-resolver.ts";
import { useFormControls } from "./form-controls.ts";
import { type Send, SubmissionCancelled, SubmissionFailure } from "./submission.ts";
import { useFill } from "./use-fill.ts";
import { whenReleased } from "./when-released.ts";

export interface EngineOptions<Values extends FormValues> {
  form: Form<Values>;
  token: string;
  returned: ReturnedForm | null;
  file: FileState | null;
  send: Send<Values>;
  /** What is told where nobody knows what happened: the gateway wasn't reached. */
  failure: string;
  /** Called when the form was taken; it stays busy until this is done. */
  onSent: (receipt: SubmissionReceipt) => Promise<void> | void;
}

/** What went wrong with the last try. */
export interface Problem {
  /** The text for the toast: the specified first one. */
  message: string;
  /** Fields that were wrong, in the order in which they are told. */
  names: string[];
  /** Whether the text is that of a field. */
  isOfField: boolean;
  /** Whether the page was drawn with it. */
  isReturned: boolean;
}

const offline =
  "You are offline. Your answers are kept: please send the form again once you are connected.";

/** Checks and sends a form whose answers live in the page's own controls. */
export function useFormEngine<Values extends FormValues>(options: EngineOptions<Values>) {
  const { form, returned, send, failure, onSent } = options;
  const controls = useFormControls(form);
  const fill = useFill(options.token, returned);
  const file = useRef(options.file);
  file.current = options.file;
  const isBusy = useRef(false);
  const [problem, setProblem] = useState(() =>
    returned ? problemOf(form, returned.message, returned.fields, true) : null,
  );
  const [returnedErrors] = useState(() => errorsOf(returned?.fields ?? {}));
  const rhf = useForm<Answers, unknown, Values>({
    mode: "onSubmit",
    reValidateMode: "onSubmit",
    shouldFocusError: false,
    errors: returnedErrors,
    resolver: checkResolver(form, () => file.current),
  });
  const { errors, isSubmitting } = rhf.formState;

  /** Takes over what the controls hold: typed before the page was alive, or filled in by the browser. */
  const adopt = () => {
    for (const [name, answer] of Object.entries(controls.answers())) rhf.setValue(name, answer);
  };
  useLayoutEffect(() => {
    controls.restoreTyped();
    adopt();
    // Once, when the form takes over.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  function show(message: string, fields: Readonly<Record<string, string>>) {
    for (const [name, text] of Object.entries(fields)) rhf.setError(name, { message: text });
    setProblem(problemOf(form, message, fields));
  }

  async function sendOff(values: Values) {
    if (!navigator.onLine) return show(offline, {});
    try {
      const website = controls.own(ownControl.honeypot);
      const receipt = await send({
        values,
        idempotencyKey: fill.key(),
        token: fill.token(),
        website,
      });
      fill.sent();
      await onSent(receipt);
    } catch (error) {
      if (error instanceof SubmissionCancelled) return;
      const refusal = error instanceof SubmissionFailure ? error : new SubmissionFailure(failure);
      // The first content has arrived; what is sent from here on is another submission.
      if (refusal.message === submissionFailure.keyReused) fill.begin();
      show(refusal.message, refusal.fields);
    }
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    adopt();
    try {
      await rhf.handleSubmit(sendOff, (wrong) => {
        const texts = Object.entries(wrong).map(([name, error]) => [name, error?.message ?? ""]);
        setProblem(problemOf(form, null, Object.fromEntries(texts)));
      })();
    } finally {
      isBusy.current = false;
    }
  }

  const onChange = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name } = target as unknown as HTMLInputElement;
    if (!form.fields.includes(name)) return;
    rhf.setValue(name, controls.answers()[name] ?? "");
    rhf.clearErrors(name);
    fill.edited();
  };

  const onBlur = ({ target, relatedTarget }: FocusEvent) => {
    const { name } = target as HTMLInputElement;
    const stays = (relatedTarget as HTMLInputElement | null)?.name === name;
    if (form.fields.includes(name) && !stays) whenReleased(() => void rhf.trigger(name));
  };

  const setFieldProblem = (name: string, message: string | null) => {
    if (message === null) rhf.clearErrors(name);
    else rhf.setError(name, { message });
  };

  return {
    controls,
    fill,
    problem,
    adopt,
    busy: isSubmitting,
    // What is watched are the answers; what they become once checked is nobody's business there.
    control: rhf.control as unknown as Control<Answers>,
    errorOf: (name: string) => errors[name]?.message as string | undefined,
    setFieldProblem,
    handlers: { onSubmit, onChange, onBlur },
  };
}

/** @param message `null` where the first field's text is to be told */
function problemOf(
  form: Pick<Form, "order" | "file">,
  message: string | null,
  wrong: Readonly<Record<string, string>>,
  isReturned = false,
): Problem {
  const { fields, message: first } = inOrder(form, new Map(Object.entries(wrong)));
  return {
    message: message ?? first,
    names: Object.keys(fields),
    isOfField: message === null || Object.values(fields).includes(message),
    isReturned,
  };
}

function errorsOf(fields: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, message]) => [name, { type: "returned", message }]),
  );
}
