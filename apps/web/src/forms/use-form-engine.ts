import type { Answers, FormValues } from "@kdl/schemas/forms/form";
import { submissionFailure } from "@kdl/schemas/forms/form-messages";
import {
  ownControl,
  type ReturnedForm,
  type SubmissionReceipt,
} from "@kdl/schemas/contract/submissions";
import {
  type FocusEvent,
  type FormEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { type Control, type FieldErrors, useForm } from "react-hook-form";
import type { ToastMessage } from "../ui/toast.tsx";
import type { AnyForm } from "./any-form.ts";
import { checkResolver, type FileState } from "./check-resolver.ts";
import { useFormControls } from "./form-controls.ts";
import { type Problem, problemOf } from "./problem.ts";
import { type Send, SubmissionCancelled, SubmissionFailure, Unanswered } from "./submission.ts";
import { useFill } from "./use-fill.ts";
import { whenReleased } from "./when-released.ts";

interface EngineOptions<Values extends FormValues> {
  element: RefObject<HTMLFormElement | null>;
  form: AnyForm<Values>;
  token: string;
  returned: ReturnedForm | null;
  file: FileState | null;
  send: Send<Values>;
  /** Message for an unknown outcome: the gateway wasn't reached. */
  failure: string;
  /** Whether that message is a browser alert instead of a note on the page. */
  isFailureAlert: boolean;
  /** Called when the form was accepted; it stays busy until this is done. */
  onSent: (receipt: SubmissionReceipt) => Promise<void> | void;
}

const offline =
  "You are offline. Your answers are kept: please send the form again once you are connected.";

/** Checks and sends a form whose answers live in the page's own controls. */
export function useFormEngine<Values extends FormValues>(options: EngineOptions<Values>) {
  const { form, returned, send, failure, onSent } = options;
  const controls = useFormControls(form, options.element);
  const fill = useFill(options.token, returned);
  const isBusy = useRef(false);
  const toasts = useRef(0);
  /** Fields whose answers the server refused, until they are edited: the browser's checks don't know why. */
  const refused = useRef(new Set<string>());
  const [returnedErrors] = useState(() => asErrors(returned?.fields ?? {}));
  const [toast, setToast] = useState<ToastMessage | null>(null);
  const [problem, setProblem] = useState(() =>
    returned
      ? problemOf(form, returned.message, returned.fields, {
          isReturned: true,
          requestId: returned.requestId ?? null,
        })
      : null,
  );
  const rhf = useForm<Answers, unknown, Values>({
    mode: "onSubmit",
    reValidateMode: "onSubmit",
    shouldFocusError: false,
    errors: returnedErrors,
    resolver: checkResolver(form, options.file),
  });
  const { errors, isSubmitting } = rhf.formState;

  /** Reads the controls: typed before hydration, or filled in by the browser. */
  const adopt = () => {
    for (const [name, answer] of Object.entries(controls.answers())) rhf.setValue(name, answer);
  };
  useLayoutEffect(() => {
    adopt();
    // Once, when the form takes over.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  function report(next: Problem) {
    setProblem(next);
    if (options.isFailureAlert && next.message === failure) {
      alert(failure);
      return;
    }
    // The summary takes focus and is read out; a failure without fields is announced by itself.
    const urgency = next.names.length > 0 ? "status" : "alert";
    setToast({ id: (toasts.current += 1), text: next.message, urgency });
  }

  function problemIn(error: unknown): Problem | null {
    if (error instanceof SubmissionCancelled) return null;
    const { message, fields, requestId } =
      error instanceof SubmissionFailure ? error : unknownFailure(error);
    // The first version was accepted; from here on this is a new submission.
    if (message === submissionFailure.keyReused) fill.begin();
    for (const [name, text] of Object.entries(fields)) rhf.setError(name, { message: text });
    refused.current = new Set(Object.keys(fields));
    return problemOf(form, message, fields, { requestId });
  }

  const unknownFailure = (error: unknown) =>
    new SubmissionFailure(failure, {}, error instanceof Unanswered ? error.requestId : null);

  async function sendOff(values: Values): Promise<Problem | null> {
    let receipt: SubmissionReceipt;
    try {
      if (!navigator.onLine) throw new SubmissionFailure(offline);
      const own = { idempotencyKey: fill.key(), token: fill.token() };
      receipt = await send({ values, ...own, website: controls.own(ownControl.honeypot) });
    } catch (error) {
      return problemIn(error);
    }
    setProblem(null);
    fill.sent();
    await onSent(receipt);
    return null;
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    setToast(null);
    adopt();
    let next: Problem | null = null;
    try {
      await rhf.handleSubmit(
        async (values) => {
          next = await sendOff(values);
        },
        (wrong) => {
          next = problemOf(form, null, asTexts(wrong));
        },
      )();
    } finally {
      isBusy.current = false;
    }
    // After the fields have their errors, which the summary lists.
    if (next) report(next);
  }

  /** Checks some of the fields, and reports what is wrong with them. */
  async function checkPart(names: readonly string[]): Promise<boolean> {
    adopt();
    await rhf.trigger(names.filter((name) => !refused.current.has(name)));
    const wrong = names.flatMap((name) => {
      const message = rhf.getFieldState(name).error?.message;
      return message ? [[name, message]] : [];
    });
    if (wrong.length > 0) report(problemOf(form, null, Object.fromEntries(wrong)));
    else {
      setProblem(null);
      setToast(null);
    }
    return wrong.length === 0;
  }

  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name } = target as unknown as HTMLInputElement;
    if (!form.fields.includes(name)) return;
    rhf.setValue(name, controls.answers()[name] ?? "");
    rhf.clearErrors(name);
    refused.current.delete(name);
    fill.edited();
  };

  const onBlur = ({ target, relatedTarget }: FocusEvent) => {
    const { name } = target as HTMLInputElement;
    const stays = (relatedTarget as HTMLInputElement | null)?.name === name;
    if (refused.current.has(name)) return;
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
    toast,
    closeToast: () => setToast(null),
    adopt,
    busy: isSubmitting,
    // Watchers see the answers, not the validated values.
    control: rhf.control as unknown as Control<Answers>,
    errorOf: (name: string) => errors[name]?.message as string | undefined,
    setFieldProblem,
    checkPart,
    handlers: { onSubmit, onInput, onBlur },
  };
}

function asErrors(texts: Readonly<Record<string, string>>) {
  const errors = Object.entries(texts).map(([name, message]) => [
    name,
    { type: "returned", message },
  ]);
  return Object.fromEntries(errors);
}

function asTexts(errors: FieldErrors<Answers>): Record<string, string> {
  const texts = Object.entries(errors).map(([name, error]) => [name, String(error?.message ?? "")]);
  return Object.fromEntries(texts);
}
