import type { ReactNode } from "react";

interface FormPartProps {
  title: string;
  children: ReactNode;
}

/** Fields that belong together, on a form that isn't split into steps. */
export function FormPart({ title, children }: FormPartProps) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-6 border-t border-line pt-7">
      <legend className="float-left mb-1 w-full text-xl font-bold text-heading">{title}</legend>
      {children}
    </fieldset>
  );
}
