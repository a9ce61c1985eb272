import type { ReactNode } from "react";
import { HiddenField } from "../forms/hidden-field.tsx";

interface ChoiceFormProps {
  /** Address of the private page. */
  page: string;
  action: string;
  /** The state on the page: if it isn't the current one any more, nothing is changed. */
  from: string;
  children: ReactNode;
}

/** A choice on a private page. The browser sends it by itself, so it needs no JavaScript. */
export function ChoiceForm({ page, action, from, children }: ChoiceFormProps) {
  return (
    <form method="post" action={page}>
      <HiddenField name="action" value={action} />
      <HiddenField name="from" value={from} />
      {children}
    </form>
  );
}
