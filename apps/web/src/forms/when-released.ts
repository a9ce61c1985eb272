/**
 * Runs something once no pointer presses any more. An error that appears under a field moves what
 * is below it, and a click that began before would miss its target.
 */
let isPressed = false;
const waiting = new Set<() => void>();

function press() {
  isPressed = true;
}

function release() {
  isPressed = false;
  // The click comes after the release.
  setTimeout(() => {
    if (isPressed) return;
    for (const task of waiting) task();
    waiting.clear();
  });
}

/** @returns how to stop watching */
export function watchPointer(): () => void {
  addEventListener("pointerdown", press, true);
  addEventListener("pointerup", release, true);
  addEventListener("pointercancel", release, true);
  return () => {
    removeEventListener("pointerdown", press, true);
    removeEventListener("pointerup", release, true);
    removeEventListener("pointercancel", release, true);
    isPressed = false;
    waiting.clear();
  };
}

export function whenReleased(task: () => void) {
  if (isPressed) waiting.add(task);
  else task();
}
