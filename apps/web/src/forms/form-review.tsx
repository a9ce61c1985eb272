import type { Answers } from "@kdl/schemas/forms/form";
import type { AnyForm } from "./any-form.ts";
import type { useProgress } from "./use-progress.ts";
import { StepLink } from "./step-link.tsx";
import type { Steps } from "./use-steps.ts";

interface FormReviewProps {
  form: AnyForm;
  steps: Steps;
  progress: ReturnType<typeof useProgress>;
  /** Fields whose answers don't count at present. */
  without: (answers: Answers) => readonly string[];
}

/** What was filled in, to be read once more before it is sent. */
export function FormReview({ form, steps, progress, without }: FormReviewProps) {
  const { answers, done } = progress;
  if (steps.current === null) return null;
  const left = without(answers);
  return (
    <div className="form-review">
      {steps.sections.slice(0, -1).map(({ name, title, fields }) => (
        <section key={name} aria-label={title}>
          <div className="flex items-baseline justify-between gap-4">
            <h4 className="text-base font-semibold">{title}</h4>
            <StepLink to={name} className="link py-2">
              {done.includes(name) ? "Change" : "Fill in"}
              <span className="sr-only">: {title}</span>
            </StepLink>
          </div>
          {done.includes(name) ? (
            <dl>
              {fields.map((field) => {
                const text = left.includes(field) ? "" : readable(form, field, answers[field]);
                return (
                  text && (
                    <div key={field}>
                      <dt>{form.labels[field]}</dt>
                      <dd>{text}</dd>
                    </div>
                  )
                );
              })}
            </dl>
          ) : (
            <p className="text-muted">Something is missing here, or needs a correction.</p>
          )}
        </section>
      ))}
    </div>
  );
}

/** An answer in the words of its choices. */
function readable(form: AnyForm, field: string, answer: string | string[] = ""): string {
  const kind = form.kinds[field];
  const choices = typeof kind === "object" ? kind.choices : [];
  const labelOf = (value: string) =>
    choices.find((choice) => choice.value === value)?.label ?? value;
  return [answer].flat().map(labelOf).join(", ").trim();
}
