import type { UIFieldServerProps } from "payload";
import { isAllowed } from "../../access/staff.ts";
import { type NamedTimeline, timelineOf } from "../../people/timeline.ts";
import { LocalTime } from "../local-time.tsx";
import styles from "./people.module.css";

/** What came from a person's address, newest first, under each name that was given. */
export async function PersonTimeline({ data, req }: UIFieldServerProps) {
  const email = Object(data)["email"] as unknown;
  if (typeof email !== "string" || !isAllowed(req, "read", "people")) return null;
  const names = await timelineOf(req.payload, email);
  return (
    <section className={styles["timeline"]} aria-label="What came from this address">
      {names.length > 1 && (
        <p className={styles["notice"]}>
          {names.length} names were given with this address. They may be one person or several:
          nothing has been merged.
        </p>
      )}
      {names.map((named) => (
        <Named key={named.name} {...named} />
      ))}
      {names.length === 0 && <p>Nothing is left of this address.</p>}
    </section>
  );
}

function Named({ name, entries }: NamedTimeline) {
  return (
    <section>
      <h2>{name || "No name"}</h2>
      <ol>
        {entries.map(({ at, what, href }, index) => (
          <li key={index}>
            <LocalTime at={new Date(at).toISOString()} />
            {href ? <a href={href}>{what}</a> : <span>{what}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
