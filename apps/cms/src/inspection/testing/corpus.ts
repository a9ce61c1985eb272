/** Resumes as people, programs and attackers make them, each with what is meant to happen to it. */
import { docCorpus } from "./doc-corpus.ts";
import { docxAccepted } from "./docx-accepted.ts";
import { docxRefused } from "./docx-refused.ts";
import { pdfCorpus } from "./pdf-corpus.ts";
import type { Specimen } from "./specimen.ts";

export const corpus: readonly Specimen[] = [
  ...docxAccepted,
  ...docxRefused,
  ...docCorpus,
  ...pdfCorpus,
];
