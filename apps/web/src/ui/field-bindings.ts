import { createContext } from "react";

/** What a form knows of one of its controls. */
export interface FieldBinding {
  /** Links to the control lead here. */
  id: string;
  /** The form's own name of the field. */
  label: string | undefined;
  error: string | undefined;
  /** What the control holds when the page is drawn; `undefined` where the form doesn't say. */
  initial: string | readonly string[] | undefined;
}

/** Looks up a control's bindings by name. Empty outside a form. */
export const FieldBindings = createContext<(name: string) => FieldBinding | null>(() => null);
