import { Check } from "lucide-react";
import { StepLink } from "./step-link.tsx";
import type { Steps } from "./use-steps.ts";

/** Where the visitor is in the form, and which sections are filled in. */
export function FormSteps({ steps, done }: { steps: Steps; done: readonly string[] }) {
  return (
    <nav aria-label="Steps of the form" className="form-steps">
      <ol>
        {steps.sections.map(({ name, title }, index) => (
          <li key={name}>
            <StepLink
              to={name}
              aria-current={steps.current === name ? "step" : undefined}
              data-done={done.includes(name) || undefined}
            >
              <span className="step-number" aria-hidden="true">
                {done.includes(name) ? <Check className="size-4" /> : index + 1}
              </span>
              <span className="step-title">
                {title}
                {done.includes(name) && <span className="sr-only">, filled in</span>}
              </span>
            </StepLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
