import type { ReactNode } from "react";

interface ProfileFrameProps {
  parts: readonly string[];
  selected: number;
  onSelect: (index: number) => void;
  children: ReactNode;
}

/** A side menu of the profile's parts, and the one that is selected. */
export function ProfileFrame({ parts, selected, onSelect, children }: ProfileFrameProps) {
  return (
    <div className="grid gap-8 md:grid-cols-[16rem_minmax(0,1fr)]">
      <nav aria-label="Profile">
        <ol className="flex flex-col gap-1">
          {parts.map((part, index) => (
            <li key={part}>
              <button
                type="button"
                aria-current={index === selected ? "step" : undefined}
                className="nav-link w-full cursor-pointer text-start aria-[current=step]:bg-tint aria-[current=step]:text-heading"
                onClick={() => onSelect(index)}
              >
                {part}
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <section className="card-surface p-6 md:p-9">
        <h2 className="mb-4 text-2xl">{parts[selected]}</h2>
        {children}
      </section>
    </div>
  );
}
