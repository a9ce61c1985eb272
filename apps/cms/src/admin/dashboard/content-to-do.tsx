import { isAllowed } from "../../access/staff.ts";
import { BrokenLinks } from "../link-check/broken-links.tsx";
import { findScheduled } from "../schedule/find-scheduled.ts";
import { ScheduledOverview } from "../schedule/scheduled-overview.tsx";
import type { Viewed } from "../submissions-overview.tsx";
import styles from "./dashboard.module.css";
import { EventsToLookAt } from "./events.tsx";
import { UnpublishedChanges } from "./unpublished.tsx";

/** What editors should look at: changes, times, events and links. */
export async function ContentToDo({ payload, user }: Viewed) {
  if (!isAllowed({ user }, "update", "content")) return null;
  const scheduled = await findScheduled(payload);
  return (
    <>
      <ScheduledOverview scheduled={scheduled} admin={payload.config.routes.admin} />
      <section aria-labelledby="content-to-do" className={styles["todo"]}>
        <h2 id="content-to-do">On the site</h2>
        <div className={styles["parts"]}>
          <UnpublishedChanges payload={payload} scheduled={scheduled} />
          <EventsToLookAt payload={payload} />
          <BrokenLinks payload={payload} />
        </div>
      </section>
    </>
  );
}
