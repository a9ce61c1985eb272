import type { DashboardViewServerProps } from "@payloadcms/next/views";
import { formSlugs } from "../../forms/form-slugs.ts";
import styles from "./dashboard.module.css";
import { hints } from "./hints.ts";

type Group = NonNullable<DashboardViewServerProps["navGroups"]>[number];
type Entity = Group["entities"][number];

/** The tables of submissions above lead to these. */
const inTables = new Set<string>(Object.values(formSlugs));

interface EverythingProps {
  permissions: DashboardViewServerProps["permissions"] | undefined;
  groups: readonly Group[];
  admin: string;
}

/** All lists and settings that the account may open, in the groups of the navigation. */
export function Everything({ groups, permissions, admin }: EverythingProps) {
  const shown = groups
    .map(({ label, entities }) => ({
      label,
      entities: entities.filter(({ slug }) => !inTables.has(slug)),
    }))
    .filter(({ entities }) => entities.length > 0);
  if (shown.length === 0) return null;
  const mayAdd = ({ slug, type }: Entity) =>
    String(type) === "collections" && Boolean(permissions?.collections?.[slug]?.create);
  return (
    <section aria-labelledby="everything" className={styles["everything"]}>
      <h2 id="everything">Everything else</h2>
      <div className={styles["groups"]}>
        {shown.map(({ label, entities }) => (
          <section key={label} aria-label={label}>
            <h3>{label}</h3>
            <ul>
              {entities.map((entity) => {
                const path = `${admin}/${String(entity.type)}/${entity.slug}`;
                const title = String(entity.label);
                return (
                  <li key={path}>
                    <span className={styles["entry"]}>
                      <a href={path}>{title}</a>
                      {mayAdd(entity) && (
                        <a
                          href={`${path}/create`}
                          className={styles["add"]}
                          aria-label={`Add to ${title}`}
                        >
                          Add
                        </a>
                      )}
                    </span>
                    {hints[entity.slug] && (
                      <span className={styles["quiet"]}>{hints[entity.slug]}</span>
                    )}
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
