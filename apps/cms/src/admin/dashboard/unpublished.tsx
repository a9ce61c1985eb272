import type { Payload } from "payload";
import type { Scheduled } from "../schedule/find-scheduled.ts";
import { LocalTime } from "../local-time.tsx";
import styles from "./dashboard.module.css";
import { findUnpublished } from "./find-unpublished.ts";
import { Part } from "./part.tsx";
import { Rows } from "./rows.tsx";

interface UnpublishedChangesProps {
  payload: Payload;
  /** What has a heading of its own. */
  scheduled: readonly Scheduled[];
}

/** Documents with changes that visitors don't see: whose, and since when. */
export async function UnpublishedChanges({ payload, scheduled }: UnpublishedChangesProps) {
  const { newest, lists, count } = await findUnpublished(payload, scheduled);
  const { admin } = payload.config.routes;
  return (
    <Part
      title="Unpublished changes"
      count={count}
      empty={
        scheduled.some(({ isDraft }) => isDraft)
          ? "All drafts are scheduled."
          : "Everything that is saved is published."
      }
    >
      <Rows>
        {newest.map(({ path, title, kind, by, at, isOnSite }) => (
          <li key={path}>
            <a href={`${admin}/${path}`}>{title}</a>
            <span className={styles["quiet"]}>
              {kind}
              {isOnSite ? "" : ", not on the site"} · {by}, <LocalTime at={at} />
            </span>
          </li>
        ))}
      </Rows>
      {count > newest.length && (
        <p className={styles["more"]}>
          All drafts:{" "}
          {lists.map(({ label, path, count: drafts }, index) => (
            <span key={path}>
              {index > 0 && " · "}
              <a href={`${admin}/${path}`}>
                {label} ({drafts})
              </a>
            </span>
          ))}
        </p>
      )}
    </Part>
  );
}
