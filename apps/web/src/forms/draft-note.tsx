import { DRAFT_DAYS } from "@kdl/schemas/forms/form-limits";
import type { ReactNode } from "react";
import type { Draft } from "./draft-rules.ts";
import type { DraftState } from "./draft-state.ts";
import { readableTime } from "./draft-time.ts";
import { useDraft } from "./use-draft.ts";
import type { Resume } from "./use-resume.ts";

interface DraftNoteProps {
  /** The form's name, and what it is for if there are several. */
  name: string;
  /** The form's file, if it has one. */
  resume?: Resume;
  /** Label of the clear button if the form starts with answers. */
  clearLabel?: string;
}

/** Saves drafts of the surrounding form, shows that it does, and lets visitors clear them. */
export function DraftNote({ name, resume, clearLabel = "Clear" }: DraftNoteProps) {
  const { anchor, keeper, state } = useDraft(name, resume ?? null);
  const { savedAt, isCleared, others } = state;
  return (
    <div ref={anchor} className="draft-note">
      <p>{textFor(state)}</p>
      {savedAt !== null && (
        <NoteButton onClick={() => void keeper?.clear()}>{clearLabel}</NoteButton>
      )}
      {isCleared && <NoteButton onClick={() => void keeper?.undo()}>Undo</NoteButton>}
      {others[0] && <OtherDraft draft={others[0]} onUse={(draft) => void keeper?.use(draft)} />}
      <span role="status" className="sr-only">
        {announcementFor(state)}
      </span>
    </div>
  );
}

function OtherDraft({ draft, onUse }: { draft: Draft; onUse: (draft: Draft) => void }) {
  return (
    <>
      <p>There is another draft of this form on this device, from {readableTime(draft.savedAt)}.</p>
      <NoteButton onClick={() => onUse(draft)}>Use it</NoteButton>
    </>
  );
}

function NoteButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className="btn btn-ghost min-h-11" onClick={onClick}>
      {children}
    </button>
  );
}

function textFor({ savedAt, isKeeping, isRestored, isFileLost, isCleared }: DraftState): string {
  if (!isKeeping) {
    return "This browser can’t save what you type. Please send the form before you leave this page.";
  }
  if (isCleared) return "The form has been reset, and its draft has been deleted from this device.";
  if (savedAt === null) {
    return `What you type is saved on this device for ${DRAFT_DAYS} days, or until you send it.`;
  }
  const kept = `Saved on this device at ${readableTime(savedAt)}.`;
  if (!isFileLost) return kept;
  return isRestored
    ? `${kept} Your file could not be saved: please choose it again.`
    : `${kept} Your file could not be saved: you will have to choose it again if you leave this page.`;
}

/** Saving is silent; changes that the visitor didn't make are announced. */
function announcementFor({ isRestored, isCleared }: DraftState): string {
  if (isCleared) return "The form was cleared.";
  return isRestored ? "We filled in what you typed before." : "";
}
