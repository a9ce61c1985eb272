"use client";

import { type RefObject, useEffect } from "react";

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/**
 * A letter focuses its button, and Enter presses it: two keys, and none of them does harm by accident. Not
 * while somebody types, or with another key held down.
 */
export function useLetters(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (ctrlKey || metaKey || altKey || key.length !== 1 || isTyping(target)) return;
      const letter = CSS.escape(key.toLowerCase());
      const button = container.current?.querySelector<HTMLElement>(`[data-letter="${letter}"]`);
      if (!button) return;
      event.preventDefault();
      button.focus();
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [container]);
}
