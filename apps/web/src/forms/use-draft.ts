import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { answersOf } from "./answers.ts";
import { createDraftKeeper, type DraftKeeper } from "./draft-keeper.ts";
import { type DraftState, nothingKept } from "./draft-state.ts";
import { useFormHandle } from "./form-handle.ts";
import type { Resume } from "./use-resume.ts";

/**
 * Saves the surrounding form as a draft on this device, and restores it.
 *
 * @param name the form's, and what it is for if there are several
 * @param resume the form's file, if it has one
 * @returns the draft's state; attach `anchor` to an element within the form
 */
export function useDraft(name: string, resume: Resume | null) {
  const handle = useFormHandle();
  const anchor = useRef<HTMLDivElement>(null);
  const latest = useRef(resume);
  useEffect(() => {
    latest.current = resume;
  });
  const [keeper, setKeeper] = useState<DraftKeeper | null>(null);

  useEffect(() => {
    const element = anchor.current?.closest("form");
    if (!element) return;
    const initial = element.cloneNode(true) as HTMLFormElement;
    initial.reset();
    const draft = createDraftKeeper({
      name,
      form: handle,
      initial: answersOf(handle.form, new FormData(initial)),
      hasFile: () => latest.current?.state.chosen ?? false,
      // Read again: it may have been written while the first read was running.
      showFile: (file) => (file ? void latest.current?.choose([file]) : latest.current?.put(null)),
    });
    setKeeper(draft);
    void draft.start();
    const stops = [handle.onEdit(draft.changed), handle.onSent(() => void draft.sent())];
    const save = () => void draft.save();
    addEventListener("pagehide", save);
    document.addEventListener("visibilitychange", save);
    return () => {
      for (const stop of stops) stop();
      removeEventListener("pagehide", save);
      document.removeEventListener("visibilitychange", save);
      save();
    };
    // The form's handle doesn't change while the form is mounted.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [name]);

  const file = resume?.file ?? null;
  useEffect(() => {
    void keeper?.changedFile(file);
  }, [keeper, file]);

  const state: DraftState = useSyncExternalStore(
    keeper?.subscribe ?? subscribeToNothing,
    keeper?.state ?? (() => nothingKept),
    () => nothingKept,
  );
  return { anchor, keeper, state };
}

const subscribeToNothing = () => () => {};
