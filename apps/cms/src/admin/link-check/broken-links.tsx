import type { Payload } from "payload";
import { env } from "../../env.ts";
import { type CheckState, isUnderWay, readState } from "../../link-check/check-state.ts";
import { findBroken } from "../../link-check/find-broken.ts";
import { Part } from "../dashboard/part.tsx";
import { Rows } from "../dashboard/rows.tsx";
import styles from "../dashboard/dashboard.module.css";
import { LocalTime } from "../local-time.tsx";
import { CheckNow } from "./check-now.tsx";

/** Links that lead nowhere, by the document that has them. */
export async function BrokenLinks({ payload }: { payload: Payload }) {
  if (env.LINK_CHECK === "off") return null;
  const [links, state] = await Promise.all([findBroken(payload), readState(payload)]);
  const hasChecked = Boolean(state.finishedAt);
  const documents = [...Map.groupBy(links, ({ path }) => path)];
  return (
    <div className={styles["links"]}>
      <Part
        title="Broken links"
        count={links.length}
        empty={hasChecked ? "All links work." : "Links haven’t been checked yet."}
      >
        <Rows>
          {documents.map(([path, found]) => (
            <li key={path}>
              <a href={`${payload.config.routes.admin}/${path}`}>{found[0]!.title}</a>
              {found.map(({ id, address, field, problem }) => (
                <span key={id} className={styles["quiet"]}>
                  {field}: <span className={styles["address"]}>{address}</span>. {problem}
                </span>
              ))}
            </li>
          ))}
        </Rows>
      </Part>
      <p className={styles["quiet"]}>
        <LastCheck {...state} />
        <CheckNow isUnderWay={isUnderWay(state, new Date())} />
      </p>
    </div>
  );
}

function LastCheck({ finishedAt, links, outside }: CheckState) {
  if (!finishedAt) return <>Links are checked every night. </>;
  const within = outside === "off" ? ", those within the site" : "";
  return (
    <>
      Last checked <LocalTime at={finishedAt} /> ({links ?? 0} links{within}).{" "}
      {outside === "unreachable" && "Other sites could not be reached. "}
    </>
  );
}
