import type { Choice } from "@kdl/schemas/forms/form-choices";
import type { ComponentProps, ReactNode } from "react";
import { Field } from "./field.tsx";

interface Labelled {
  name: string;
  /** Defaults to the form's label. */
  label?: string;
  hint?: ReactNode;
}

type Own<Element extends "input" | "textarea"> = Labelled &
  Omit<ComponentProps<Element>, "id" | "name" | "value">;

/** One line of text, a number, a date or an address. */
export function TextField({ name, label, hint, required = false, ...input }: Own<"input">) {
  return (
    <Field name={name} label={label} required={required} hint={hint}>
      {(control, initial) => (
        <input
          className="input w-full"
          type="text"
          {...input}
          {...control}
          defaultValue={initial ?? input.defaultValue}
        />
      )}
    </Field>
  );
}

/** Several lines of text. */
export function TextAreaField({ name, label, hint, required = false, ...area }: Own<"textarea">) {
  return (
    <Field name={name} label={label} required={required} hint={hint}>
      {(control, initial) => (
        <textarea
          className="textarea min-h-32 w-full"
          rows={4}
          {...area}
          {...control}
          defaultValue={initial ?? area.defaultValue}
        />
      )}
    </Field>
  );
}

interface SelectFieldProps extends Labelled {
  choices: readonly Choice[];
  placeholder: string;
  required?: boolean;
  autoComplete?: string;
}

/** One of many. */
export function SelectField(props: SelectFieldProps) {
  const { name, label, hint, choices, placeholder, required = false, autoComplete } = props;
  return (
    <Field name={name} label={label} required={required} hint={hint}>
      {(control, initial) => (
        <select
          className="select w-full"
          defaultValue={initial ?? ""}
          autoComplete={autoComplete}
          {...control}
        >
          <option value="">{placeholder}</option>
          {choices.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
