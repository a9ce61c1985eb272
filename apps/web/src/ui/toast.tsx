import { X } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";

const SHOWN_MS = 3000;

export interface ToastMessage {
  /** A new id restarts the timer, even with the same text. */
  id: number;
  text: string;
  /** An alert interrupts screen readers; a status waits. */
  urgency: "alert" | "status";
}

interface ToastProps {
  message: ToastMessage | null;
  onClose: () => void;
}

/** A note at the top right that disappears by itself. */
export function Toast({ message, onClose }: ToastProps) {
  const card = message && <ToastCard key={message.id} text={message.text} onClose={onClose} />;
  // Both exist from the start: screen readers announce changes inside them.
  return (
    <div className="toast-place">
      <div role="alert">{message?.urgency === "alert" && card}</div>
      <div role="status">{message?.urgency === "status" && card}</div>
    </div>
  );
}

/** Stays while it is hovered or contains focus. */
function ToastCard({ text, onClose }: { text: string; onClose: () => void }) {
  const [isHeld, setHeld] = useState(false);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => close(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);
  return (
    <div
      className="toast-card"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p className="grow">{text}</p>
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
}
