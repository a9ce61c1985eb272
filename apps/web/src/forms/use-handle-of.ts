import type { Answers } from "@kdl/schemas/forms/form";
import type { ReturnedForm } from "@kdl/schemas/contract/submissions";
import { useMemo } from "react";
import { flushSync } from "react-dom";
import type { Control } from "react-hook-form";
import { openAnswers, openFields } from "./answers.ts";
import type { AnyForm } from "./any-form.ts";
import type { useFormControls } from "./form-controls.ts";
import type { FormHandle } from "./form-handle.ts";
import type { useFill } from "./use-fill.ts";

interface Parts {
  controls: ReturnType<typeof useFormControls>;
  fill: ReturnType<typeof useFill>;
  control: Control<Answers>;
  busy: boolean;
  adopt: () => void;
  setFieldProblem: FormHandle["setProblem"];
}

/** What the parts inside a form are given of it. */
export function useHandleOf(
  form: Pick<AnyForm, "name" | "fields" | "lists" | "file" | "secrets">,
  parts: Parts,
  returned: ReturnedForm | null,
): FormHandle {
  const { controls, fill, control, busy, adopt, setFieldProblem } = parts;
  return useMemo(
    () => ({
      form: { ...form, fields: openFields(form) },
      returned,
      busy,
      control,
      answers: () => openAnswers(form, controls.answers()),
      setAnswers: (answers: Answers) => {
        controls.write(answers);
        flushSync(adopt);
        // One answer may decide which control another one has, such as a list or a text.
        controls.write(answers);
        adopt();
      },
      clear: () => {
        controls.clear();
        fill.begin();
        adopt();
      },
      key: fill.key,
      setKey: fill.setKey,
      token: fill.token,
      setToken: fill.setToken,
      onEdit: fill.onEdit,
      onSent: fill.onSent,
      setProblem: setFieldProblem,
    }),
    // The parts are the same for the form's life, whatever they are called with.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [busy],
  );
}
