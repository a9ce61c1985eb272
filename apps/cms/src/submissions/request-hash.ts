import { createHash } from "node:crypto";
import type { Submission } from "./submission.ts";

/** Tells whether two submissions say the same: every answer, in the form's order, and every byte. */
export function requestHash({ form, values, resume }: Submission): string {
  const answers = form.fields.map((name) => values[name] ?? null);
  const content = JSON.stringify([form.name, answers, resume?.sha256 ?? null]);
  return createHash("sha256").update(content).digest("hex");
}
