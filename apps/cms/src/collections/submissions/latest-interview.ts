import type { CollectionAfterOperationHook, Field } from "payload";
import { isAllowed, never, staffOf } from "../../access/staff.ts";
import { env } from "../../env.ts";
import { describeInterview, latestInterviews } from "../../interviews/latest-interviews.ts";

export const LATEST_INTERVIEW = "interview";

/** In lists: the state and the time of the latest interview. It isn't stored. */
export const latestInterviewField: Field = {
  name: LATEST_INTERVIEW,
  type: "text",
  label: "Interview",
  virtual: true,
  access: { create: never, update: never },
  admin: {
    readOnly: true,
    condition: never,
    disableListFilter: true,
    components: { Cell: "/admin/applications/cells.tsx#InterviewCell" },
  },
};

interface Row {
  id: string;
  [LATEST_INTERVIEW]?: string;
}

/** Whether a list was asked for with this column. */
const isWanted = ({ select }: { select?: Record<string, unknown> }) =>
  !select || Object.values(select).includes(false)
    ? select?.[LATEST_INTERVIEW] !== false
    : select[LATEST_INTERVIEW] === true;

/** Adds the latest interviews to a list that an account reads, with one query. Mentors see their own. */
export const showLatestInterview: CollectionAfterOperationHook = async ({
  args,
  operation,
  overrideAccess,
  req,
  result,
}) => {
  if (operation !== "find" || overrideAccess || !isWanted(args as never)) return result;
  const { docs } = result as unknown as { docs: Row[] };
  const own = isAllowed(req, "decide", "applications") ? null : (staffOf(req)?.id ?? "");
  const ids = docs.map(({ id }) => id);
  const latest = await latestInterviews(req.payload, ids, own, req);
  for (const doc of docs) {
    const interview = latest.get(doc.id);
    if (interview) doc[LATEST_INTERVIEW] = describeInterview(interview, env.SITE_TIME_ZONE);
  }
  return result;
};
