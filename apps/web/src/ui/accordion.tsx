import type { SafeHtml } from "@kdl/schemas/content/safe-html";
import { ChevronDown } from "lucide-react";
import { RichText } from "./rich-text.tsx";

interface AccordionProps {
  /** Shared by the panels: the browser keeps one of a name open at a time. */
  name: string;
  panels: readonly { id: string; question: string; answer: SafeHtml }[];
}

/** Questions that open one at a time; pressing an open one closes it. Works without a script. */
export function Accordion({ name, panels }: AccordionProps) {
  return (
    <div className="flex flex-col gap-3">
      {panels.map(({ id, question, answer }) => (
        <details key={id} name={name} className="card-surface group overflow-hidden">
          <summary className="flex min-h-14 items-center justify-between gap-4 px-5 py-4 font-semibold transition-colors hover:text-heading">
            {question}
            <ChevronDown
              aria-hidden="true"
              className="size-5 shrink-0 text-heading transition-transform group-open:rotate-180"
            />
          </summary>
          <RichText html={answer} className="border-t border-line px-5 py-4 text-muted" />
        </details>
      ))}
    </div>
  );
}
