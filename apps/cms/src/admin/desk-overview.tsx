import { isAllowed } from "../access/staff.ts";
import { ScheduledOverview } from "./schedule/scheduled-overview.tsx";
import { ReviewDesk } from "./scorecards/review-desk.tsx";
import { SubmissionsOverview, ToDo, type Viewed } from "./submissions-overview.tsx";

/** What waits for an account, above the dashboard: first what it decides, or else what it reviews. */
export function DeskOverview({ payload, user }: Viewed) {
  const viewed = { payload, user };
  const decides = isAllowed({ user }, "decide", "applications");
  return (
    <>
      {decides && <ToDo {...viewed} />}
      <ReviewDesk {...viewed} />
      {!decides && <ToDo {...viewed} />}
      <ScheduledOverview {...viewed} />
      <SubmissionsOverview {...viewed} />
    </>
  );
}
