import type { Answers } from "@kdl/schemas/forms/form";
import { type RefObject, useState } from "react";
import { answersOf, writeAnswer } from "./answers.ts";
import type { AnyForm } from "./any-form.ts";

type Described = Pick<AnyForm, "name" | "fields" | "lists">;

export const formId = (form: Pick<AnyForm, "name">) => `${form.name}-form`;
export const controlId = (form: Pick<AnyForm, "name">, name: string) => `${form.name}-${name}`;

/** The controls of a form on the page. */
export function useFormControls(form: Described, element: RefObject<HTMLFormElement | null>) {
  const [typed] = useState(() => typedTexts(form));
  const data = () => (element.current ? new FormData(element.current) : new FormData());
  return {
    answers: (): Answers => answersOf(form, data()),
    /** What one of the site's own controls holds. */
    own: (name: string) => String(data().get(name) ?? ""),
    write(answers: Answers) {
      for (const [name, answer] of Object.entries(answers)) {
        if (element.current) writeAnswer(element.current, name, answer);
      }
    },
    /** Empties what a person can fill in. */
    clear() {
      for (const name of form.fields) if (element.current) writeAnswer(element.current, name, "");
    },
    /** Gives back what was typed into longer texts while the page wasn't alive yet. */
    restoreTyped() {
      for (const area of element.current?.querySelectorAll("textarea") ?? []) {
        const text = typed.get(area.name);
        if (text !== undefined && area.value === area.defaultValue) area.value = text;
      }
    },
  };
}

/**
 * React keeps what was typed before it took over, except in a `<textarea>` that came with a text:
 * that it fills in anew. So they are read while the server's page still stands.
 */
function typedTexts(form: Described): Map<string, string> {
  const element = globalThis.document?.getElementById(formId(form));
  const areas = [...(element?.querySelectorAll("textarea") ?? [])];
  return new Map(areas.map((area) => [area.name, area.value]));
}
