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

/** A control asks by its name. Outside of a form there is nothing to know. */
export const FieldBindings = createContext<(name: string) => FieldBinding | null>(() => null);
