import { inOrder } from "@kdl/schemas/forms/form";
import type { AnyForm } from "./any-form.ts";

/** What went wrong with the last attempt. */
export interface Problem {
  /** The toast's text: the specified first message. */
  message: string;
  /** Invalid fields in the order of the page. */
  names: string[];
  /** Whether the text belongs to a field. */
  isOfField: boolean;
  /** Whether the server rendered it. */
  isReturned: boolean;
  /** The request's id in the logs, if that may help. */
  requestId: string | null;
}

/** @param message `null` for the first field's message */
export function problemOf(
  form: Pick<AnyForm, "order" | "file" | "pageOrder">,
  message: string | null,
  wrong: Readonly<Record<string, string>>,
  { isReturned = false, requestId = null }: Partial<Problem> = {},
): Problem {
  const { fields, message: first } = inOrder(form, new Map(Object.entries(wrong)));
  return {
    message: message ?? first,
    names: [
      ...form.pageOrder.filter((name) => name in fields),
      ...Object.keys(fields).filter((name) => !form.pageOrder.includes(name)),
    ],
    isOfField: message === null || Object.values(fields).includes(message),
    isReturned,
    requestId,
  };
}

/** Errors that are still current: an entry disappears when its field is edited. */
export function stillWrong(
  problem: Problem | null,
  errorOf: (name: string) => string | undefined,
): { name: string; message: string }[] {
  return (problem?.names ?? []).flatMap((name) => {
    const message = errorOf(name);
    return message ? [{ name, message }] : [];
  });
}
