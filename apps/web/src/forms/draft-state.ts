/** What keeping a draft needs of the page, and what it tells. */
import type { Answers } from "@kdl/schemas/forms/form";
import type { Draft } from "./draft-rules.ts";
import type { FormHandle } from "./form-handle.ts";

/** What is wanted of the form. */
type KeptForm = Pick<
  FormHandle,
  "answers" | "setAnswers" | "clear" | "key" | "setKey" | "token" | "setToken" | "returned"
>;

export interface KeeperOptions {
  /** The form's name, and what it is for where there are several. */
  name: string;
  form: KeptForm;
  /** What the form shows before anybody types. */
  initial: Answers;
  /** Whether the person has chosen a file already, be it that it is still being looked at. */
  hasFile: () => boolean;
  showFile: (file: File | null) => void;
}

/** What the visitor is told about drafts. */
export interface DraftState {
  /** When what is shown was kept last, in ms since 1970; `null` where there is nothing to keep. */
  savedAt: number | null;
  isRestored: boolean;
  /** Whether the device takes drafts at all. */
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
