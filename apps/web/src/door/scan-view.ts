/** The camera, and the field for codes that are read out. */
import { part } from "../browser/part.ts";
import { type Camera, startCamera } from "./camera.ts";
import type { Desk } from "./desk.ts";

const finder = part("finder", HTMLElement);
const video = part("video", HTMLVideoElement);
const toggle = part("camera", HTMLButtonElement);
const problem = part("camera-problem", HTMLElement);
const form = part("code-form", HTMLFormElement);
const input = part("ticket-code", HTMLInputElement);

let camera: Promise<Camera> | null = null;
let lock: WakeLockSentinel | null = null;
/** Whether it goes on when the tab is shown again. */
let isWanted = false;
let desk: () => Desk | null = () => null;

/** @param current the desk of the phone's pairing, which may have ended */
export function takeScans(current: () => Desk | null): void {
  desk = current;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const typed = input.value;
    if (typed.trim() === "") return input.focus();
    input.value = "";
    void desk()?.checkInCode(typed);
  });
  toggle.addEventListener("click", () => {
    isWanted = !isWanted;
    setCamera(isWanted);
  });
}

/** Lights the camera where it is wanted and seen, and turns it off elsewhere. */
export function showCamera(isSeen: boolean): void {
  setCamera(isSeen && isWanted);
}

/** After a reload, where the browser has the permission already. */
export async function resumeCamera(): Promise<void> {
  const name = "camera" as PermissionName;
  const permission = await navigator.permissions?.query({ name }).catch(() => null);
  if (permission?.state !== "granted") return;
  isWanted = true;
  setCamera(true);
}

export function stopCamera(): void {
  isWanted = false;
  setCamera(false);
}

function setCamera(isOn: boolean): void {
  if (isOn === (camera !== null)) return;
  finder.hidden = !isOn;
  toggle.textContent = isOn ? "Stop the camera" : "Start the camera";
  toggle.classList.toggle("primary", !isOn);
  if (!isOn) {
    void camera?.then(
      ({ stop }) => stop(),
      () => {},
    );
    camera = null;
    void lock?.release();
    lock = null;
    return;
  }
  problem.textContent = "";
  camera = startCamera(video, (text) => void desk()?.checkInCode(text));
  camera.catch((error: unknown) => {
    stopCamera();
    problem.textContent = wordsFor(error);
  });
  void keepAwake();
}

/** A screen that goes dark between two guests would have to be unlocked for each. */
async function keepAwake(): Promise<void> {
  lock = (await navigator.wakeLock?.request("screen").catch(() => null)) ?? null;
}

function wordsFor(error: unknown): string {
  const name = error instanceof Error ? error.name : "";
  if (name === "NotAllowedError") {
    return "The camera isn’t allowed here. Allow it in the browser’s settings of this site, or type the code.";
  }
  if (name === "NotFoundError")
    return "This device has no camera. Type the code, or search the name.";
  return "The camera doesn’t start. Type the code, or search the name.";
}
