import type { Payload } from "payload";
import { formSlugs } from "../forms/form-slugs.ts";
import { addressOf, submissionLists, whereOf } from "./submission-lists.ts";
import styles from "./submissions.module.css";

/** Counts of submissions by list, above the dashboard. */
export async function SubmissionsOverview({ payload }: { payload: Payload }) {
  const rows = await Promise.all(
    Object.values(formSlugs).map(async (collection) => ({
      collection,
      label: String(payload.collections[collection].config.labels.plural),
      counts: await Promise.all(
        submissionLists.map(async (list) => {
          const { totalDocs } = await payload.count({ collection, where: whereOf(list) });
          return { list, count: totalDocs };
        }),
      ),
    })),
  );
  return (
    <section aria-labelledby="submissions" className={styles["overview"]}>
      <h2 id="submissions">Submissions</h2>
      <div className={styles["scroll"]}>
        <table>
          <thead>
            <tr>
              <th scope="col">Form</th>
              {submissionLists.map(({ key, label }) => (
                <th scope="col" key={key}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ collection, label, counts }) => (
              <tr key={collection}>
                <th scope="row">
                  <a href={addressOf(collection, null)}>{label}</a>
                </th>
                {counts.map(({ list, count }) => (
                  <td key={list.key}>
                    <a
                      href={addressOf(collection, list)}
                      aria-label={`${label}, ${list.label}: ${count}`}
                      className={styles[count === 0 ? "none" : `some-${list.key}`]}
                    >
                      {count}
                    </a>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
