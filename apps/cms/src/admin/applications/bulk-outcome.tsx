import type { BulkResult } from "../../applications/in-bulk.ts";
import type { SelectedApplication } from "../../applications/replies.ts";

const reasons: Record<BulkResult["skipped"][number]["why"], string> = {
  changed: "somebody has changed it in the meantime",
  "not-possible": "not possible in its stage",
};

interface BulkOutcomeProps {
  result: BulkResult;
  applications: SelectedApplication[];
}

/** What a bulk command did, what it skipped, and why. */
export function BulkOutcome({ result: { done, skipped }, applications }: BulkOutcomeProps) {
  const names = new Map(
    applications.map(({ id, name, reference }) => [id, `${name} (${reference})`]),
  );
  return (
    <div role="status">
      <p>
        {done.length} done{skipped.length > 0 ? `, ${skipped.length} left as they are:` : "."}
      </p>
      <ul>
        {skipped.map(({ id, why }) => (
          <li key={id}>
            {names.get(id)}: {reasons[why]}
          </li>
        ))}
      </ul>
    </div>
  );
}
