import { type ReactNode, useContext, useId } from "react";
import { FieldBindings } from "./field-bindings.ts";

/** What a control needs to belong to its label, hint and error. */
interface ControlAttributes {
  id: string;
  name: string;
  required: boolean;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

interface FieldProps {
  /** The field's name on the wire. */
  name: string;
  /** Defaults to the form's label. */
  label?: string | undefined;
  required?: boolean;
  hint?: ReactNode;
  children: (control: ControlAttributes, initial: string | undefined) => ReactNode;
}

/** Id, error and initial value of a control, provided by the surrounding form. */
export function useField(name: string, hasHint: boolean, label?: string) {
  const ownId = useId();
  const binding = useContext(FieldBindings)(name);
  const id = binding?.id ?? ownId;
  const error = binding?.error;
  const hintId = hasHint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return {
    id,
    label: label ?? binding?.label ?? name,
    error,
    errorId,
    hintId,
    initial: binding?.initial,
    describedBy: [errorId, hintId].filter(Boolean).join(" ") || undefined,
    invalid: error ? (true as const) : undefined,
  };
}

/** A control with its label, hint and error, tied together for assistive technology. */
export function Field({ name, label, required = false, hint, children }: FieldProps) {
  const field = useField(name, Boolean(hint), label);
  const initial = typeof field.initial === "string" ? field.initial : undefined;
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={field.id} className="font-semibold">
        {field.label}
        {required && <RequiredMark />}
      </label>
      {children(
        {
          id: field.id,
          name,
          required,
          "aria-describedby": field.describedBy,
          "aria-invalid": field.invalid,
        },
        initial,
      )}
      <FieldNotes {...field} hint={hint} />
    </div>
  );
}

interface FieldNotesProps {
  hint: ReactNode;
  error: string | undefined;
  hintId: string | undefined;
  errorId: string | undefined;
}

/** The error first, then the hint. */
export function FieldNotes({ hint, error, hintId, errorId }: FieldNotesProps) {
  return (
    <>
      {error && (
        <p id={errorId} className="field-error">
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
    </>
  );
}

/** The star of a field that must be filled in; screen readers hear `required` from the control. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className="text-error">
      {/* The no-break space keeps it beside the last word. */}
      {"\u00a0*"}
    </span>
  );
}
