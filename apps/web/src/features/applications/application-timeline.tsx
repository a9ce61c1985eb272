import type { Application } from "@kdl/schemas/applications/application";
import { stageTexts } from "@kdl/schemas/applications/stage-texts";
import { formatEventTime } from "@kdl/schemas/content/event-time";
import { useShell } from "../../document/use-shell.ts";

/** The released stages so far, the latest last. */
export function ApplicationTimeline({ application }: { application: Application }) {
  const { timeZone } = useShell();
  const { history } = application;
  if (history.length === 0) return null;
  return (
    <section className="card-surface p-5 sm:p-8">
      <h2 className="mb-4 text-xl">Timeline</h2>
      <ol className="flex flex-col">
        {history.map(({ stage, at }, index) => (
          <li key={at + stage} className="relative flex gap-4 pb-5 last:pb-0">
            {index < history.length - 1 && (
              <span
                aria-hidden="true"
                className="absolute top-3 left-1.5 h-full w-px bg-base-300"
              />
            )}
            <span
              aria-hidden="true"
              className="relative mt-1.5 size-3 shrink-0 rounded-full bg-primary"
            />
            <div>
              <p className="font-semibold text-heading">{stageTexts[stage].title}</p>
              <p className="text-sm text-muted">
                <time dateTime={at}>{formatEventTime(new Date(at), timeZone)}</time>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
