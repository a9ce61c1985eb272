import type { Choice } from "@kdl/schemas/form-choices";
import type { ComponentProps } from "react";
import { Field, RequiredMark } from "./field.tsx";

interface Labelled {
  name: string;
  label: string;
  hint?: string;
}

type TextFieldProps = Labelled & Omit<ComponentProps<"input">, "id" | "name">;

/** One line of text, a number, a date or an address. */
export function TextField({ name, label, hint, required = false, ...input }: TextFieldProps) {
  return (
    <Field name={name} label={label} required={required} {...(hint && { hint })}>
      {(control) => <input className="input w-full" type="text" {...input} {...control} />}
    </Field>
  );
}

/** Several lines of text. */
export function TextAreaField(props: Labelled & Omit<ComponentProps<"textarea">, "id" | "name">) {
  const { name, label, hint, required = false, ...area } = props;
  return (
    <Field name={name} label={label} required={required} {...(hint && { hint })}>
      {(control) => (
        <textarea className="textarea min-h-32 w-full" rows={4} {...area} {...control} />
      )}
    </Field>
  );
}

interface SelectFieldProps extends Labelled {
  choices: readonly Choice[];
  placeholder: string;
  required?: boolean;
}

/** One of many. */
export function SelectField(props: SelectFieldProps) {
  const { name, label, hint, choices, placeholder, required = false } = props;
  return (
    <Field name={name} label={label} required={required} {...(hint && { hint })}>
      {(control) => (
        <select className="select w-full" defaultValue="" {...control}>
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

interface ChoiceGroupProps extends Labelled {
  choices: readonly Choice[];
  /** One of the choices, or any number of them. */
  type: "radio" | "checkbox";
  required?: boolean;
}

/** A few choices, all in sight. */
export function ChoiceGroup({
  name,
  label,
  hint,
  choices,
  type,
  required = false,
}: ChoiceGroupProps) {
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="mb-1.5 font-semibold">
        {label}
        {required && <RequiredMark />}
      </legend>
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        {choices.map(({ value, label: text }) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-center gap-2.5">
            <input
              type={type}
              name={name}
              value={value}
              required={required && type === "radio"}
              className={type === "radio" ? "radio radio-primary" : "checkbox checkbox-primary"}
            />
            {text}
          </label>
        ))}
      </div>
      {hint && <p className="text-sm text-muted">{hint}</p>}
    </fieldset>
  );
}

/** A statement to agree to. */
export function CheckboxField(props: { name: string; label: string; required?: boolean }) {
  const { name, label, required = false } = props;
  return (
    <label className="flex cursor-pointer items-start gap-3">
      <input
        type="checkbox"
        name={name}
        value="1"
        required={required}
        className="checkbox checkbox-primary mt-0.5"
      />
      <span>
        {label}
        {required && <RequiredMark />}
      </span>
    </label>
  );
}

interface FileFieldProps extends Labelled {
  /** File types for the picker, as `accept` takes them. */
  accept: string;
  required?: boolean;
}

/** A file; its limit and types are named before one is chosen. */
export function FileField({ name, label, hint, accept, required = false }: FileFieldProps) {
  return (
    <Field name={name} label={label} required={required} {...(hint && { hint })}>
      {(control) => (
        <input type="file" className="file-input w-full" accept={accept} {...control} />
      )}
    </Field>
  );
}
