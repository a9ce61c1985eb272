import { X } from "lucide-react";
import { useEffect, useRef, useState } from "react";

const SHOWN_MS = 3000;

export interface ToastMessage {
  text: string;
  /** An alert is read out at once; a status when the reader is done with what it says. */
  urgency: "alert" | "status";
}

interface ToastProps {
  message: ToastMessage | null;
  onClose: () => void;
}

/** A note at the top right that goes by itself, but not while someone points at it or is in it. */
export function Toast({ message, onClose }: ToastProps) {
  const [isHeld, setHeld] = useState(false);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (!message || isHeld) return;
    const timer = setTimeout(() => close.current(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [message, isHeld]);
  useEffect(() => setHeld(false), [message]);

  const card = message && (
    // Only its time is stopped here; the button inside is the control.
    <div
      className="toast-card"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p className="grow">{message.text}</p>
      <button
        type="button"
        className="btn btn-ghost btn-circle btn-sm -my-1 -mr-2"
        aria-label="Close message"
        onClick={onClose}
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
  // Both are there from the start: readers announce what changes inside.
  return (
    <div className="toast-place">
      <div role="alert">{message?.urgency === "alert" && card}</div>
      <div role="status">{message?.urgency === "status" && card}</div>
    </div>
  );
}
