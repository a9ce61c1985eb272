import type { ReactNode } from "react";
import { StepLink } from "./step-link.tsx";
import { type Steps, stepId } from "./use-steps.ts";

interface FormSectionProps {
  steps: Steps;
  name: string;
  children: ReactNode;
}

/** A section of a form; a step of it on phones. */
export function FormSection({ steps, name, children }: FormSectionProps) {
  const { sections, current } = steps;
  const index = sections.findIndex((section) => section.name === name);
  const before = sections[index - 1];
  const after = sections[index + 1];
  return (
    <section
      id={stepId(name)}
      data-section={name}
      data-current={current === name || undefined}
      aria-labelledby={`${stepId(name)}-title`}
      className="form-section"
    >
      <h3 id={`${stepId(name)}-title`} tabIndex={-1} className="text-xl outline-none">
        <span className="mb-1 block text-sm font-semibold text-muted">
          Step {index + 1} of {sections.length}
        </span>
        {sections[index]?.title}
      </h3>
      {children}
      {current !== null && (before || after) && (
        <div className="step-moves">
          {before && (
            <StepLink to={before.name} className="btn btn-lg btn-ghost">
              Back
            </StepLink>
          )}
          {after && (
            <button type="submit" className="btn btn-lg btn-primary">
              Next: {after.title}
            </button>
          )}
        </div>
      )}
    </section>
  );
}
