import type { Payload, PayloadRequest } from "payload";
import { isAllowed } from "../access/staff.ts";
import { formSlugs, type SubmissionSlug } from "../forms/form-slugs.ts";
import { addressOf, type SubmissionList } from "../forms/submission-list.ts";
import { subjectOfSlug } from "../forms/subject-of.ts";
import { hasStages, listsOf, shownTo, viewsFor, whereOf } from "./submission-lists.ts";
import styles from "./submissions.module.css";

export interface Viewed {
  payload: Payload;
  /** Sees counts of what the account may read. */
  user: PayloadRequest["user"];
}

const readableBy = (user: Viewed["user"]) =>
  Object.values(formSlugs).filter((slug) => isAllowed({ user }, "read", subjectOfSlug(slug)));

/** Counts of applications that need somebody, above the dashboard. */
export function ToDo({ payload, user }: Viewed) {
  return (
    user && (
      <Counts
        {...{ payload, user }}
        title="To do"
        slugs={readableBy(user).filter(hasStages)}
        lists={viewsFor(String(user.id))}
      />
    )
  );
}

/** Counts of submissions by list, above the dashboard. */
export function SubmissionsOverview({ payload, user }: Viewed) {
  const slugs = readableBy(user);
  return (
    <>
      <Counts {...{ payload, user }} title="Applications" slugs={slugs.filter(hasStages)} />
      <Counts
        {...{ payload, user }}
        title="Messages and event registrations"
        slugs={slugs.filter((slug) => !hasStages(slug))}
      />
    </>
  );
}

interface CountsProps extends Viewed {
  title: string;
  /** Collections that have the same lists. */
  slugs: SubmissionSlug[];
  /** Instead of the collections' own. */
  lists?: readonly SubmissionList[];
}

async function Counts({ payload, user, title, slugs, lists: views }: CountsProps) {
  const [first] = slugs;
  if (!first) return null;
  const decides = isAllowed({ user }, "decide", "applications");
  const lists = shownTo(decides, views ?? listsOf(first));
  const rows = await Promise.all(
    slugs.map(async (collection) => ({
      collection,
      label: String(payload.collections[collection].config.labels.plural),
      counts: await Promise.all(
        lists.map(async (list) => {
          const { totalDocs } = await payload.count({
            collection,
            where: whereOf(list),
            overrideAccess: false,
            user,
          });
          return { list, count: totalDocs };
        }),
      ),
    })),
  );
  return (
    <section aria-label={title} className={styles["overview"]}>
      <h2>{title}</h2>
      <div className={styles["scroll"]}>
        <table>
          <thead>
            <tr>
              <th scope="col">Form</th>
              {lists.map(({ key, label }) => (
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
                  {/* The table of all lists leads to the whole collection. */}
                  {views ? label : <a href={addressOf(collection, null)}>{label}</a>}
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
