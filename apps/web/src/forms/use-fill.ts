import type { ReturnedForm } from "@kdl/schemas/contract/submissions";
import { useRef, useState } from "react";
import { newSubmissionKey } from "./submission.ts";

const listen = (set: Set<() => void>) => (listener: () => void) => {
  set.add(listener);
  return () => void set.delete(listener);
};

/** One fill of a form: its key, start time and listeners. */
export function useFill(pageToken: string, returned: ReturnedForm | null) {
  const [listeners] = useState(() => ({
    edit: new Set<() => void>(),
    sent: new Set<() => void>(),
  }));
  const key = useRef<string | null>(returned?.idempotencyKey || null);
  const token = useRef(pageToken);
  return {
    key: () => (key.current ??= newSubmissionKey()),
    setKey: (next: string) => {
      key.current = next;
    },
    token: () => token.current,
    setToken: (next: string) => {
      token.current = next;
    },
    /** A new fill, with a key of its own. */
    begin: () => {
      key.current = null;
    },
    edited: () => listeners.edit.forEach((listener) => listener()),
    sent: () => {
      key.current = null;
      listeners.sent.forEach((listener) => listener());
    },
    onEdit: listen(listeners.edit),
    onSent: listen(listeners.sent),
  };
}
