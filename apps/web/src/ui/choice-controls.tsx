import type { Choice } from "@kdl/schemas/forms/form-choices";
import type { ReactNode } from "react";
import { FieldNotes, RequiredMark, useField } from "./field.tsx";

interface ChoiceGroupProps {
  name: string;
  /** The form's own where it is left out. */
  label?: string;
  hint?: ReactNode;
  choices: readonly Choice[];
  /** One of the choices, or any number of them. */
  type: "radio" | "checkbox";
  required?: boolean;
  /** What is chosen at first. */
  defaultValue?: string;
}

/** A few choices, all in sight. The error's link leads to the first of them. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { name, label, hint, choices, type, required = false, defaultValue } = props;
  const field = useField(name, Boolean(hint), label);
  const isRadio = type === "radio";
  const chosen = [field.initial ?? defaultValue ?? []].flat();
  return (
    <fieldset
      role={isRadio ? "radiogroup" : "group"}
      aria-required={isRadio && required ? true : undefined}
      aria-invalid={isRadio ? field.invalid : undefined}
      aria-describedby={field.describedBy}
      className="flex min-w-0 flex-col gap-1.5"
    >
      <legend className="mb-1.5 font-semibold">
        {field.label}
        {required && <RequiredMark />}
      </legend>
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        {choices.map(({ value, label: text }, index) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-center gap-2.5">
            <input
              id={index === 0 ? field.id : undefined}
              type={type}
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
              aria-invalid={isRadio ? undefined : field.invalid}
              className={isRadio ? "radio radio-primary" : "checkbox checkbox-primary"}
            />
            {text}
          </label>
        ))}
      </div>
      <FieldNotes {...field} hint={hint} />
    </fieldset>
  );
}

/** A statement to agree to. */
export function CheckboxField(props: { name: string; label: ReactNode; required?: boolean }) {
  const { name, label, required = false } = props;
  const field = useField(name, false);
  return (
    <div className="flex flex-col gap-1.5">
      <label className="flex min-h-11 cursor-pointer items-start gap-3">
        <input
          id={field.id}
          type="checkbox"
          name={name}
          value="1"
          required={required}
          defaultChecked={field.initial === "1"}
          aria-describedby={field.describedBy}
          aria-invalid={field.invalid}
          className="checkbox checkbox-primary mt-0.5"
        />
        <span>
          {label}
          {required && <RequiredMark />}
        </span>
      </label>
      <FieldNotes {...field} hint={null} />
    </div>
  );
}
