import type { FormName, FormValues } from "@kdl/schemas/forms/form";
import { scanner } from "../scanning/scanner.ts";
import { storedAnswers } from "../forms/stored-answers.ts";
import type { Submission } from "./submission.ts";

/** The answers by their field names. Unanswered questions are left out. */
export function answersOf(form: FormName, values: FormValues): Record<string, unknown> {
  const entries = storedAnswers(form).flatMap(({ wireName, name, kind }) => {
    const value = values[wireName];
    if (value === undefined || value === "") return [];
    if (kind === "tick") return [[name, value === true || value === "1"]];
    return [[name, kind === "number" ? Number(value) : value]];
  });
  return Object.fromEntries(entries);
}

/** Fields of every submission besides its answers. */
export function arrivalOf({
  flag,
  requestId,
  receivedAt,
  resume,
}: Pick<Submission, "flag" | "requestId" | "receivedAt" | "resume">) {
  return {
    reviewStatus: "new" as const,
    stageSince: receivedAt.toISOString(),
    quarantined: flag !== null,
    flag,
    requestId,
    receivedAt: receivedAt.toISOString(),
    ...(resume && {
      resume: {
        key: resume.incoming.key,
        fileName: resume.fileName,
        type: resume.type,
        size: resume.size,
        sha256: resume.sha256,
        caution: resume.caution,
        ...(scanner && { scan: "waiting" as const }),
      },
    }),
  };
}
