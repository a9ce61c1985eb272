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
    /** The value of one of the site's own controls. */
    own: (name: string) => String(data().get(name) ?? ""),
    write(answers: Answers) {
      for (const [name, answer] of Object.entries(answers)) {
        if (element.current) writeAnswer(element.current, name, answer);
      }
    },
    /** Empties all fields that visitors can fill in. */
    clear() {
      for (const name of form.fields) if (element.current) writeAnswer(element.current, name, "");
    },
    /** Restores what was typed into text areas before hydration. */
    restoreTyped() {
      for (const area of element.current?.querySelectorAll("textarea") ?? []) {
        const text = typed.get(area.name);
        if (text !== undefined && area.value === area.defaultValue) area.value = text;
      }
    },
  };
}

/**
 * React keeps what was typed before hydration, except in a `<textarea>` with a default value, which it
 * resets. So text areas are read before React takes over.
 */
function typedTexts(form: Described): Map<string, string> {
  const element = globalThis.document?.getElementById(formId(form));
  const areas = [...(element?.querySelectorAll("textarea") ?? [])];
  return new Map(areas.map((area) => [area.name, area.value]));
}
