/** Pairs the phone with the one-time code of an organiser. */
import { doorFailure } from "@kdl/schemas/door/door-texts";
import { printedPairingCode, readPairingCode } from "@kdl/schemas/door/ticket-code";
import type { DoorPairing } from "@kdl/schemas/door/door";
import { part } from "../browser/part.ts";
import { CallFailed } from "./call-failed.ts";
import { call } from "./door-calls.ts";

const form = part("pairing-form", HTMLFormElement);
const code = part("pairing-code", HTMLInputElement);
const device = part("device", HTMLInputElement);
const problem = part("pairing-problem", HTMLElement);
const submit = part("pair", HTMLButtonElement);

const noAnswer = "There is no connection. A phone needs a network to be paired.";

/** @param onPaired is awaited before the form may be sent again */
export function takePairings(onPaired: (pairing: DoorPairing) => Promise<void>): void {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void pair(onPaired);
  });
}

/** @param given from the address */
export function askForCode(given: string): void {
  const read = readPairingCode(given);
  if (read !== null) code.value = printedPairingCode(read);
  (code.value === "" ? code : device).focus();
}

async function pair(onPaired: (pairing: DoorPairing) => Promise<void>): Promise<void> {
  if (submit.disabled) return;
  const read = readPairingCode(code.value);
  problem.textContent = "";
  if (read === null) return refuse(code, "A code has eight letters and digits, such as K7MP-3QXR.");
  const name = device.value.trim();
  if (name === "")
    return refuse(device, "Please give this phone a name. Others see it at double scans.");
  submit.disabled = true;
  try {
    const pairing = await call("pair", { code: read, device: name });
    await onPaired(pairing);
    form.reset();
  } catch (error) {
    const isAnswer = error instanceof CallFailed && error.status !== null;
    refuse(code, isAnswer ? error.message || doorFailure.failed : noAnswer);
  } finally {
    submit.disabled = false;
  }
}

function refuse(input: HTMLInputElement, text: string): void {
  problem.textContent = text;
  input.focus();
}
