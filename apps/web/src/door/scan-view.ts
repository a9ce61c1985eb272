/** The camera, and the field for typed codes. */
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
/** Whether the camera starts again when the tab is shown again. */
let isWanted = false;
let desk: () => Desk | null = () => null;

/** @param current returns the desk of the phone's pairing; `null` if that has ended */
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

/** Runs the camera while it is wanted and its tab is shown. */
export function showCamera(isShown: boolean): void {
  setCamera(isShown && isWanted);
}

/** Restarts the camera after a reload, if the browser still has the permission. */
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
    problem.textContent = messageFor(error);
  });
  void keepAwake();
}

/** Otherwise the screen might lock between two guests. */
async function keepAwake(): Promise<void> {
  lock = (await navigator.wakeLock?.request("screen").catch(() => null)) ?? null;
}

function messageFor(error: unknown): string {
  const name = error instanceof Error ? error.name : "";
  if (name === "NotAllowedError") {
    return "The camera isn’t allowed here. Allow it in the browser’s settings of this site, or type the code.";
  }
  if (name === "NotFoundError")
    return "This device has no camera. Type the code, or search the name.";
  return "The camera doesn’t start. Type the code, or search the name.";
}
