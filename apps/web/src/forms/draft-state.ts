/** What saving drafts needs from the page, and what it reports. */
import type { Answers } from "@kdl/schemas/forms/form";
import type { Draft } from "./draft-rules.ts";
import type { FormHandle } from "./form-handle.ts";

/** The form's operations that drafts use. */
type KeptForm = Pick<
  FormHandle,
  "answers" | "setAnswers" | "clear" | "key" | "setKey" | "token" | "setToken" | "returned"
>;

export interface KeeperOptions {
  /** The form's name, and what it is for if there are several. */
  name: string;
  form: KeptForm;
  /** The form's answers before any edit. */
  initial: Answers;
  /** Whether a file was chosen already, even if it is still being checked. */
  hasFile: () => boolean;
  showFile: (file: File | null) => void;
}

/** What the visitor sees about drafts. */
export interface DraftState {
  /** When the form was last saved, in ms since 1970; `null` if there is nothing to save. */
  savedAt: number | null;
  isRestored: boolean;
  /** Whether this device can store drafts. */
  isKeeping: boolean;
  isFileLost: boolean;
  isCleared: boolean;
  /** Drafts of the same form from other tabs or visits, latest first. */
  others: readonly Draft[];
}

export const nothingKept: DraftState = {
  savedAt: null,
  isRestored: false,
  isKeeping: true,
  isFileLost: false,
  isCleared: false,
  others: [],
};
