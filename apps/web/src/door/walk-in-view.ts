/** People who come without a registration. */
import { doorLimits } from "@kdl/schemas/door/door";
import { part } from "../browser/part.ts";
import type { Desk } from "./desk.ts";
import { nameOf } from "./door-data.ts";
import { confirmed } from "./question.ts";

const form = part("walk-in-form", HTMLFormElement);
const firstName = part("first-name", HTMLInputElement);
const lastName = part("last-name", HTMLInputElement);
const email = part("email", HTMLInputElement);
const problem = part("walk-in-problem", HTMLElement);

for (const input of [firstName, lastName]) input.maxLength = doorLimits.name;
email.maxLength = doorLimits.email;

/** @param desk of the phone's pairing, which may have ended */
export function takeWalkIns(desk: () => Desk | null): void {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const current = desk();
    if (current) void takeWalkIn(current);
  });
}

async function takeWalkIn(desk: Desk): Promise<void> {
  const wrong = firstWrong();
  problem.textContent = wrong?.text ?? "";
  if (wrong) return wrong.input.focus();
  const walkIn = {
    firstName: firstName.value.trim(),
    lastName: lastName.value.trim(),
    email: email.value.trim(),
    overCapacity: false,
  };
  if (!(await desk.walkIn(walkIn))) {
    const name = nameOf(walkIn.firstName, walkIn.lastName);
    const question = `All seats are taken. Let ${name} in over capacity?`;
    if (!(await confirmed(question, "Let in over capacity"))) return;
    await desk.walkIn({ ...walkIn, overCapacity: true });
  }
  form.reset();
  firstName.focus();
}

function firstWrong(): { input: HTMLInputElement; text: string } | null {
  if (firstName.value.trim() === "")
    return { input: firstName, text: "Please enter the first name." };
  if (email.value.trim() === "" || !email.checkValidity()) {
    return { input: email, text: "Please enter an email address." };
  }
  return null;
}
