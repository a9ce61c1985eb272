import { type Answers, checkForm } from "@kdl/schemas/forms/form";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import type { AnyForm } from "./any-form.ts";
import { useFormHandle } from "./form-handle.ts";
import type { Steps } from "./use-steps.ts";
import type { Resume } from "./use-resume.ts";

/** The answers of the surrounding form, and the sections in which nothing is missing or wrong. */
export function useProgress(form: AnyForm, steps: Steps, resume: Resume) {
  const handle = useFormHandle();
  const [now] = useState(() => new Date());
  useWatch({ control: handle.control });
  if (steps.current === null) return { answers: {} as Answers, done: [] };
  const answers = handle.answers();
  const { chosen, problem } = resume.state;
  const check = checkForm(form, answers, { now, hasFile: chosen });
  const wrong: Record<string, string> = check.ok ? {} : check.fields;
  const isRight = (field: string) =>
    wrong[field] === undefined && !(field === form.file?.name && problem !== null);
  const done = steps.sections.filter(({ fields }) => fields.every(isRight));
  return { answers, done: done.map(({ name }) => name) };
}
