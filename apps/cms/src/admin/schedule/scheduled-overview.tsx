import { formatEventTime } from "@kdl/schemas/content/event-time";
import { env } from "../../env.ts";
import shared from "../submissions.module.css";
import styles from "./schedule.module.css";
import type { Scheduled } from "./find-scheduled.ts";

interface ScheduledOverviewProps {
  scheduled: readonly Scheduled[];
  /** Where the admin is. */
  admin: string;
}

/** What is scheduled, above the dashboard, and what should have happened and didn't. */
export function ScheduledOverview({ scheduled, admin }: ScheduledOverviewProps) {
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
              <Row key={one.id} {...one} admin={admin} />
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
