import { CircleAlert } from "lucide-react";

interface ProblemProps {
  /** By what the gateway puts into the page's address. */
  texts: ReadonlyMap<string, string>;
  problem: string | null;
}

/** Why what was asked for wasn't done. */
export function Problem({ texts, problem }: ProblemProps) {
  const text = texts.get(problem ?? "");
  if (!text) return null;
  return (
    <div role="alert" className="flex items-center gap-3 rounded-field bg-tint p-4 text-heading">
      <CircleAlert aria-hidden="true" className="size-6 shrink-0 text-error" />
      <p>{text}</p>
    </div>
  );
}
