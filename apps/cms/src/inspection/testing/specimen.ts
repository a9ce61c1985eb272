import type { Caution } from "../cautions.ts";

/** A document of the corpus. */
export interface Specimen {
  title: string;
  fileName: string;
  bytes: () => Uint8Array;
  /** A text of `fileMessage`; `null` where it is accepted. */
  problem: string | null;
  /** The caution that staff see on an accepted one. */
  cautions: readonly Caution[];
}

/** Takes a title, what is meant to happen (a text of `fileMessage`, or the caution for staff), and the bytes. */
export const specimen =
  (fileName: string) =>
  (title: string, what: string | readonly Caution[], bytes: () => Uint8Array): Specimen =>
    typeof what === "string"
      ? { title, fileName, bytes, problem: what, cautions: [] }
      : { title, fileName, bytes, problem: null, cautions: what };
