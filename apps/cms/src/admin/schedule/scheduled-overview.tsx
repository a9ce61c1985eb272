import { formatEventTime } from "@kdl/schemas/content/event-time";
import { isAllowed } from "../../access/staff.ts";
import { env } from "../../env.ts";
import type { Viewed } from "../submissions-overview.tsx";
import shared from "../submissions.module.css";
import styles from "./schedule.module.css";
import { findScheduled, type Scheduled } from "./find-scheduled.ts";

/** What is scheduled, above the dashboard, and what should have happened and didn't. */
export async function ScheduledOverview({ payload, user }: Viewed) {
  if (!isAllowed({ user }, "update", "content")) return null;
  const scheduled = await findScheduled(payload);
  if (scheduled.length === 0) return null;
  return (
    <section aria-label="Scheduled" className={shared["overview"]}>
      <h2>Scheduled</h2>
      <div className={shared["scroll"]}>
        <table className={styles["rows"]}>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">Happens</th>
              <th scope="col">When</th>
              <th scope="col">By</th>
            </tr>
          </thead>
          <tbody>
            {scheduled.map((one) => (
              <Row key={one.id} {...one} admin={payload.config.routes.admin} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Row({ admin, at, by, failure, path, title, type }: Scheduled & { admin: string }) {
  const happens = type === "publish" ? "Published" : "Unpublished";
  return (
    <tr>
      {/* Not a pill, as the counts of other tables are. */}
      <th scope="row">
        <a href={`${admin}/${path}`}>{title}</a>
      </th>
      <td>
        {failure === null ? (
          happens
        ) : (
          <>
            <span className={shared["pill"]}>Not {happens.toLowerCase()}</span> {failure}
          </>
        )}
      </td>
      <td>{formatEventTime(at, env.SITE_TIME_ZONE)}</td>
      <td>{by}</td>
    </tr>
  );
}
