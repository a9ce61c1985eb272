import { type ReactNode, useId } from "react";

/** What a control needs to belong to its label, hint and error. */
interface ControlAttributes {
  id: string;
  name: string;
  required: boolean;
  "aria-describedby": string | undefined;
  "aria-invalid": boolean | undefined;
}

interface FieldProps {
  /** The field's name on the wire. */
  name: string;
  label: string;
  required?: boolean;
  hint?: string;
  error?: string;
  children: (control: ControlAttributes) => ReactNode;
}

/** A control with its label, hint and error, tied together for assistive technology. */
export function Field({ name, label, required = false, hint, error, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
        {required && <RequiredMark />}
      </label>
      {children({
        id,
        name,
        required,
        "aria-describedby": [errorId, hintId].filter(Boolean).join(" ") || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {hint && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="text-sm font-semibold text-error">
          {error}
        </p>
      )}
    </div>
  );
}

/** The star of a field that must be filled in; screen readers hear `required` from the control. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className="text-error">
      {" *"}
    </span>
  );
}
