import { Eye, EyeOff } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Field } from "../../ui/field.tsx";
import { useIsAlive } from "../../browser/use-is-alive.ts";

interface PasswordFieldProps {
  name: string;
  /** The form's own where it is left out. */
  label?: string;
  hint?: ReactNode;
  /** What password managers put in, or make up. */
  autoComplete: "current-password" | "new-password";
}

/** A password, which can be looked at while it is typed. */
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
