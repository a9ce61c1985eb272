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
  /** The upstream's path for the form. */
  upstreamPath: string;
  /** Values to type, select and tick, by the control's name. */
  typed: Record<string, string | string[]>;
  /** What the upstream receives, in order. */
  wire: Record<string, unknown>;
  file: ChosenFile | null;
  submit: string;
  success: { path: string; heading: string };
  /** The message for an unknown outcome. */
  failure: string;
  /** Whether the message is a browser `alert`, as the specification says for one form. */
  failureIsAlert?: boolean;
  /** Errors if nothing is filled in, in the order of the toasts. */
  missing: string[];
  /** The same in page order, if that differs. */
  listed?: string[];
}
