import type { Form, FormValues } from "@kdl/schemas/forms/form";
import { scanner } from "../scanning/scanner.ts";
import type { Submission } from "./submission.ts";
import { wireNames } from "./wire-names.ts";

/** Answers that are counted with, not read. */
const NUMBERS = new Set(["age", "passingYear", "graduationYear"]);

/** The answers by their names here. What wasn't answered is left out. */
export function answersOf(form: Form, values: FormValues): Record<string, unknown> {
  const names: Readonly<Record<string, string>> = wireNames[form.name];
  const entries = form.fields.flatMap((wire) => {
    const name = names[wire] ?? wire;
    const value = values[wire];
    if (value === undefined || value === "") return [];
    if (name === "acknowledged") return [[name, value === "1"]];
    return [[name, NUMBERS.has(name) ? Number(value) : value]];
  });
  return Object.fromEntries(entries);
}

/** What every submission keeps besides its answers. */
export function arrivalOf({ flag, requestId, receivedAt, resume }: Submission) {
  return {
    reviewStatus: "new" as const,
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
