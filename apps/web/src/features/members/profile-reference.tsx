import { formatEventTime } from "@kdl/schemas/content/event-time";
import { useShell } from "../../document/use-shell.ts";

interface ProfileReferenceProps {
  reference: string;
  /** ISO 8601. */
  moment: string;
  /** What happened then. */
  before: string | null;
}

/** The date, and the reference to quote in questions. */
export function ProfileReference({ reference, moment, before }: ProfileReferenceProps) {
  const { timeZone } = useShell();
  return (
    <p className="text-sm text-muted">
      {before && `${before} `}
      <time dateTime={moment}>{formatEventTime(new Date(moment), timeZone)}</time>
      <span aria-hidden="true"> · </span>
      <span className="whitespace-nowrap">
        Reference <span className="font-mono select-all">{reference}</span>
      </span>
    </p>
  );
}
