import type { BeforeListTableServerProps } from "payload";
import { isAllowed } from "../access/staff.ts";
import type { SubmissionSlug } from "../forms/form-slugs.ts";
import { subjectOfSlug } from "../forms/subject-of.ts";
import { exportColumns } from "../exports/columns.ts";
import { ExportButton } from "./exports/export-button.tsx";
import { addressOf, listsOf, whereOf } from "./submission-lists.ts";
import { SubmissionTab } from "./submission-tab.tsx";
import styles from "./submissions.module.css";

/** The lists above a table of submissions, with their counts. */
export async function SubmissionTabs({
  payload,
  collectionConfig,
  user: viewer,
}: BeforeListTableServerProps) {
  const user = viewer ?? null;
  const collection = collectionConfig.slug as SubmissionSlug;
  const tabs = await Promise.all(
    listsOf(collection).map(async (list) => {
      const { totalDocs } = await payload.count({
        collection,
        where: whereOf(list),
        overrideAccess: false,
        user,
      });
      return { list, count: totalDocs };
    }),
  );
  return (
    <nav aria-label="Lists" className={styles["tabs"]}>
      <SubmissionTab href={addressOf(collection, null)} label="All" />
      {tabs.map(({ list, count }) => (
        <SubmissionTab
          key={list.key}
          href={addressOf(collection, list)}
          label={list.label}
          count={count}
        />
      ))}
      {isAllowed({ user }, "export", subjectOfSlug(collection)) && (
        <div className={styles["table"]}>
          <ExportButton
            collection={collection}
            columns={exportColumns(payload.collections[collection].config.flattenedFields)}
          />
        </div>
      )}
    </nav>
  );
}
