import type { Answers } from "@kdl/schemas/forms/form";
import type { ReturnedForm } from "@kdl/schemas/contract/submissions";
import { createContext, use } from "react";
import { type Control, useWatch } from "react-hook-form";
import type { AnyForm } from "./any-form.ts";

/** What the parts of a form may do with it. Stable over the form's life, except `busy`. */
export interface FormHandle {
  /** Without its secrets. */
  form: Pick<AnyForm, "name" | "fields" | "lists" | "file">;
  /** Where the form came back from the server, which goes before anything kept on the device. */
  returned: ReturnedForm | null;
  /** Whether it is being sent. */
  busy: boolean;
  /** What the controls hold now, without secrets. */
  answers(): Answers;
  /** Fills in answers; names that aren't there stay as they are. */
  setAnswers(answers: Answers): void;
  /** Empties every field, and begins a new fill with a key of its own. */
  clear(): void;
  /** The key of this fill, and when the form was begun. */
  key(): string;
  setKey(key: string): void;
  token(): string;
  setToken(token: string): void;
  /** @returns how to stop listening */
  onEdit(listener: () => void): () => void;
  /** Called when the form was taken, before the page changes. */
  onSent(listener: () => void): () => void;
  /** Marks a field, or takes its mark away. */
  setProblem(name: string, message: string | null): void;
  /** For {@link useAnswer}. */
  control: Control<Answers>;
}

export const FormContext = createContext<FormHandle | null>(null);

/** The form around a component. */
export function useFormHandle(): FormHandle {
  const handle = use(FormContext);
  if (!handle) throw new Error("this component belongs into a form");
  return handle;
}

/**
 * A field's present answer.
 * @param initial what holds until the form has taken over what its controls hold
 */
export function useAnswer(
  name: string,
  initial: string | readonly string[] = "",
): string | readonly string[] {
  const { control } = useFormHandle();
  return useWatch({ control, name }) ?? initial;
}
