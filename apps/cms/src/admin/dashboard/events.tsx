import type { Payload } from "payload";
import styles from "./dashboard.module.css";
import { findEvents } from "./find-events.ts";
import { Part } from "./part.tsx";
import { Rows } from "./rows.tsx";

/** Events that somebody should check. */
export async function EventsToLookAt({ payload }: { payload: Payload }) {
  const events = await findEvents(payload);
  return (
    <Part
      title="Events to look at"
      count={events.length}
      empty="No event ends within a week, and nothing is missing."
    >
      <Rows>
        {events.map(({ id, name, reasons }) => (
          <li key={id}>
            <a href={`${payload.config.routes.admin}/collections/events/${id}`}>{name}</a>
            <span className={styles["quiet"]}>{reasons.join(" · ")}</span>
          </li>
        ))}
      </Rows>
    </Part>
  );
}
