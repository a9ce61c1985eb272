import type { Answers } from "@kdl/schemas/forms/form";
import type { ReturnedForm } from "@kdl/schemas/contract/submissions";
import { createContext, useContext } from "react";
import { type Control, useWatch } from "react-hook-form";
import type { AnyForm } from "./any-form.ts";

/** Operations on a form for its parts. Stable while it is mounted, except `busy`. */
export interface FormHandle {
  /** Without its secrets. */
  form: Pick<AnyForm, "name" | "fields" | "lists" | "file">;
  /** The form as the server returned it, which takes precedence over drafts. */
  returned: ReturnedForm | null;
  /** Whether it is being sent. */
  busy: boolean;
  /** The current answers without secrets. */
  answers(): Answers;
  /** Fills in answers; fields that aren't named stay as they are. */
  setAnswers(answers: Answers): void;
  /** Empties every field, and starts a new fill with its own key. */
  clear(): void;
  /** The key of this fill, and when the form was begun. */
  key(): string;
  setKey(key: string): void;
  token(): string;
  setToken(token: string): void;
  /** @returns how to stop listening */
  onEdit(listener: () => void): () => void;
  /** Called when the form was accepted, before the page changes. */
  onSent(listener: () => void): () => void;
  /** Sets or clears a field's error. */
  setProblem(name: string, message: string | null): void;
  /** For {@link useAnswer}. */
  control: Control<Answers>;
}

export const FormContext = createContext<FormHandle | null>(null);

/** The form around a component. */
export function useFormHandle(): FormHandle {
  const handle = useContext(FormContext);
  if (!handle) throw new Error("this component belongs into a form");
  return handle;
}

/**
 * A field's current answer.
 * @param initial used until the form has read its controls
 */
export function useAnswer(
  name: string,
  initial: string | readonly string[] = "",
): string | readonly string[] {
  const { control } = useFormHandle();
  return useWatch({ control, name }) ?? initial;
}
