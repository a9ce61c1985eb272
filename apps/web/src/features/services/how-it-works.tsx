import type { HowItWorksStep } from "@kdl/schemas/content/services";

/** The steps of a service, in their order. */
export function HowItWorks({ steps }: { steps: readonly HowItWorksStep[] }) {
  return (
    <section className="card-surface mt-12 p-6 md:p-7">
      <h2 className="mb-5 text-xl">How it works</h2>
      <ol className="flex flex-col">
        {steps.map(({ title, description }, index) => (
          <li key={title} className="group relative flex gap-4 pb-6 last:pb-0">
            <span
              aria-hidden="true"
              className="absolute top-9 bottom-0 left-4 w-px bg-line group-last:hidden"
            />
            <span
              aria-hidden="true"
              className="grid size-8 shrink-0 place-items-center rounded-full bg-primary text-sm font-bold text-primary-content"
            >
              {index + 1}
            </span>
            <div className="min-w-0 pt-0.5">
              <h3 className="text-base">{title}</h3>
              <p className="mt-1 text-sm text-muted">{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
