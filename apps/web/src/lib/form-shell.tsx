import type { ReactNode } from "react";
import { useShell } from "./use-shell.ts";

interface FormShellProps {
  title: string;
  /** A sentence under the title. */
  note?: string;
  submit: string;
  children: ReactNode;
}

/**
 * A form's frame. Nothing is sent from here yet, and it says so: what a person types must not seem
 * to have arrived.
 */
export function FormShell({ title, note, submit, children }: FormShellProps) {
  const { contact } = useShell();
  const email = contact.ok ? contact.value.email : "";
  return (
    <form className="card-surface flex flex-col gap-6 p-6 md:p-10" noValidate>
      <div>
        <h2 className="text-2xl md:text-3xl">{title}</h2>
        {note && <p className="mt-2 text-muted">{note}</p>}
      </div>
      {children}
      <div className="flex flex-col gap-3">
        <p role="note" className="rounded-field bg-tint px-4 py-3 text-sm">
          This form opens soon. Until then, please write to us
          {email && (
            <>
              {" at "}
              <a href={`mailto:${email}`} className="font-semibold underline underline-offset-4">
                {email}
              </a>
            </>
          )}
          .
        </p>
        <button type="button" className="btn btn-primary btn-lg self-start" disabled>
          {submit}
        </button>
      </div>
    </form>
  );
}

/** Fields side by side where there is room, one below the other on phones. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className="grid gap-6 sm:grid-cols-2">{children}</div>;
}
