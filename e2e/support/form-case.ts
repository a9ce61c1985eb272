/** What a journey needs to know about a form. */
import type { FormName } from "@kdl/schemas/forms/form";

export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export interface FormCase {
  name: FormName;
  /** The page that shows it. */
  path: string;
  /** Path of the upstream that takes it. */
  upstreamPath: string;
  /** As typed, chosen and ticked, by the control's name. */
  typed: Record<string, string | string[]>;
  /** What the upstream gets, in its order. */
  wire: Record<string, unknown>;
  file: ChosenFile | null;
  submit: string;
  success: { path: string; heading: string };
  /** The message for an unknown outcome. */
  failure: string;
  /** Whether the browser itself tells it, as the specification says of one form. */
  failureIsAlert?: boolean;
  /** What is missing when nothing is filled in, in the order in which toasts name it. */
  missing: string[];
  /** The same in the order of the page, where that is another one. */
  listed?: string[];
}
