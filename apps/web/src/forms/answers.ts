/** Answers live in the page's controls, which hold them before any script runs. */
import type { Answers } from "@kdl/schemas/forms/form";
import type { AnyForm } from "./any-form.ts";

type Described = Pick<AnyForm, "fields" | "lists">;

/** Reads what a form's controls hold. */
export function answersOf(form: Described, data: FormData): Answers {
  return Object.fromEntries(
    form.fields.map((name) => {
      const all = data.getAll(name).filter((value) => typeof value === "string");
      return [name, form.lists.includes(name) ? all : (all[0] ?? "")];
    }),
  );
}

/** A form's fields except secrets, which are never stored or shown again. */
export function openFields({ fields, secrets }: Pick<AnyForm, "fields" | "secrets">): string[] {
  return fields.filter((name) => !secrets.includes(name));
}

/** Answers that may be stored or shown again. */
export function openAnswers({ secrets }: Pick<AnyForm, "secrets">, answers: Answers): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([name]) => !secrets.includes(name)));
}

/** The controls of a form that carry a name; radio buttons and ticks of one question share it. */
function controlsOf(element: HTMLFormElement, name: string) {
  const controls: Element[] = [...element.elements];
  return controls.filter(
    (control) =>
      (control instanceof HTMLInputElement ||
        control instanceof HTMLSelectElement ||
        control instanceof HTMLTextAreaElement) &&
      control.name === name,
  ) as (HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement)[];
}

/** Sets the controls of an answer; hidden inputs keep their value. */
export function writeAnswer(element: HTMLFormElement, name: string, answer: string | string[]) {
  const values = [answer].flat();
  for (const control of controlsOf(element, name)) {
    if (control.type === "radio" || control.type === "checkbox") {
      (control as HTMLInputElement).checked = values.includes(control.value);
    } else if (control.type !== "hidden") {
      control.value = values[0] ?? "";
    }
  }
}

/** The control that receives focus. */
export function firstControl(element: HTMLFormElement, name: string): HTMLElement | null {
  return controlsOf(element, name).find((control) => control.type !== "hidden") ?? null;
}
