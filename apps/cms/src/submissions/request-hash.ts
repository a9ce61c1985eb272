import { createHash } from "node:crypto";
import type { Submission } from "./submission.ts";

/** Equal for two submissions with the same answers and the same file. */
export function requestHash({ form, values, resume }: Submission): string {
  const answers = form.fields.map((name) => values[name] ?? null);
  const content = JSON.stringify([form.name, answers, resume?.sha256 ?? null]);
  return createHash("sha256").update(content).digest("hex");
}
