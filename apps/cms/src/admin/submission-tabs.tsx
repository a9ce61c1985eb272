import type { BeforeListTableServerProps } from "payload";
import { isAllowed } from "../access/staff.ts";
import type { SubmissionSlug } from "../forms/form-slugs.ts";
import { addressOf, type SubmissionList } from "../forms/submission-list.ts";
import { subjectOfSlug } from "../forms/subject-of.ts";
import { exportColumns } from "../exports/columns.ts";
import { ExportButton } from "./exports/export-button.tsx";
import { hasStages, listsOf, shownTo, viewsFor, whereOf } from "./submission-lists.ts";
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
  const withCounts = (lists: readonly SubmissionList[]) =>
    Promise.all(lists.map((list) => withCount(list)));
  const withCount = async (list: SubmissionList) => {
    const { totalDocs } = await payload.count({
      collection,
      where: whereOf(list),
      overrideAccess: false,
      user,
    });
    return { list, count: totalDocs };
  };
  const decides = isAllowed({ user }, "decide", "applications");
  const views = user && hasStages(collection) ? viewsFor(user.id as string) : [];
  const tabsOf = (tabs: Awaited<ReturnType<typeof withCounts>>) =>
    tabs.map(({ list, count }) => (
      <SubmissionTab
        key={list.key}
        href={addressOf(collection, list)}
        label={list.label}
        count={count}
      />
    ));
  return (
    <nav aria-label="Lists" className={styles["tabs"]}>
      <SubmissionTab href={addressOf(collection, null)} label="All" />
      {tabsOf(await withCounts(shownTo(decides, views)))}
      {tabsOf(await withCounts(shownTo(decides, listsOf(collection))))}
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
