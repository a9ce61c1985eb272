import { part } from "../browser/part.ts";

const dialog = part("question", HTMLDialogElement);
const text = part("question-text", HTMLElement);
const yes = part("question-yes", HTMLButtonElement);

/** Asks in a dialog; Escape is a no. @param answer what the button that agrees says */
export async function confirmed(question: string, answer: string): Promise<boolean> {
  text.textContent = question;
  yes.textContent = answer;
  dialog.returnValue = "";
  dialog.showModal();
  await new Promise((resolve) => dialog.addEventListener("close", resolve, { once: true }));
  return dialog.returnValue === "yes";
}
