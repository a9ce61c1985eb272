import type { Payload } from "payload";
import { LocalTime } from "../local-time.tsx";
import styles from "./dashboard.module.css";
import { findUnpublished } from "./find-unpublished.ts";
import { Part } from "./part.tsx";

/** Documents with changes that visitors don't see: whose, and since when. */
export async function UnpublishedChanges({ payload }: { payload: Payload }) {
  const { newest, lists, count } = await findUnpublished(payload);
  const { admin } = payload.config.routes;
  return (
    <Part title="Unpublished changes" count={count} empty="Everything that is saved is published.">
      <ul className={styles["rows"]}>
        {newest.map(({ path, title, kind, by, at, isOnSite }) => (
          <li key={path}>
            <a href={`${admin}/${path}`}>{title}</a>
            <span className={styles["quiet"]}>
              {kind}
              {isOnSite ? "" : ", not on the site"} · {by}, <LocalTime at={at} />
            </span>
          </li>
        ))}
      </ul>
      {count > newest.length && (
        <p className={styles["more"]}>
          All of them:{" "}
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
