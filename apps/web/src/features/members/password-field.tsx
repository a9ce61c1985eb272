import { Eye, EyeOff } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Field } from "../../ui/field.tsx";
import { useIsAlive } from "../../browser/use-is-alive.ts";

interface PasswordFieldProps {
  name: string;
  /** Defaults to the form's label. */
  label?: string;
  hint?: ReactNode;
  /** What password managers fill in or generate. */
  autoComplete: "current-password" | "new-password";
}

/** A password with a button to show it. */
export function PasswordField({ name, label, hint, autoComplete }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const isAlive = useIsAlive();
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field name={name} label={label} required hint={hint}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            type={isShown ? "text" : "password"}
            autoComplete={autoComplete}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className="input w-full pe-14"
          />
          {isAlive && (
            <button
              type="button"
              aria-label="Show password"
              aria-pressed={isShown}
              aria-controls={control.id}
              className="btn btn-ghost btn-square absolute inset-y-0 end-0.5 my-auto min-h-11 min-w-11"
              onClick={() => setShown(!isShown)}
            >
              <Icon aria-hidden="true" className="size-5" />
            </button>
          )}
        </div>
      )}
    </Field>
  );
}
