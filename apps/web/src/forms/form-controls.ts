import type { Answers } from "@kdl/schemas/forms/form";
import type { RefObject } from "react";
import { answersOf, writeAnswer } from "./answers.ts";
import type { AnyForm } from "./any-form.ts";

type Described = Pick<AnyForm, "name" | "fields" | "lists">;

export const formId = (form: Pick<AnyForm, "name">) => `${form.name}-form`;
export const controlId = (form: Pick<AnyForm, "name">, name: string) => `${form.name}-${name}`;

/** The controls of a form on the page. */
export function useFormControls(form: Described, element: RefObject<HTMLFormElement | null>) {
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
  };
}
