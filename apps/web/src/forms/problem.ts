import { inOrder } from "@kdl/schemas/forms/form";
import type { AnyForm } from "./any-form.ts";

/** What went wrong with the last try. */
export interface Problem {
  /** The text for the toast: the specified first one. */
  message: string;
  /** Fields that were wrong, in the order in which they are told. */
  names: string[];
  /** Whether the text is that of a field. */
  isOfField: boolean;
  /** Whether the page was drawn with it. */
  isReturned: boolean;
  /** What the request is called in the logs, where that may help. */
  requestId: string | null;
}

/** @param message `null` where the first field's text is to be told */
export function problemOf(
  form: Pick<AnyForm, "order" | "file">,
  message: string | null,
  wrong: Readonly<Record<string, string>>,
  { isReturned = false, requestId = null }: Partial<Problem> = {},
): Problem {
  const { fields, message: first } = inOrder(form, new Map(Object.entries(wrong)));
  return {
    message: message ?? first,
    names: Object.keys(fields),
    isOfField: message === null || Object.values(fields).includes(message),
    isReturned,
    requestId,
  };
}

/** What was told and is wrong still: an entry goes when its field is edited. */
export function stillWrong(
  problem: Problem | null,
  errorOf: (name: string) => string | undefined,
): { name: string; message: string }[] {
  return (problem?.names ?? []).flatMap((name) => {
    const message = errorOf(name);
    return message ? [{ name, message }] : [];
  });
}
