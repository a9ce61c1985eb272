import type { UIFieldServerProps } from "payload";
import { findUses } from "../../images/find-uses.ts";
import styles from "./media.module.css";

/** The documents that show a picture, on its page. */
export async function UsedOn({ data, req }: UIFieldServerProps) {
  const id = data?.["id"];
  if (typeof id !== "string") return null;
  const uses = await findUses(req, id);
  return (
    <section className={styles["uses"]} aria-labelledby="used-on">
      <h2 id="used-on">Used on</h2>
      {uses.length === 0 && <p>No document shows this picture.</p>}
      <ul>
        {uses.map(({ label, path, isInTrash }) => (
          <li key={path}>
            <a href={path}>{label}</a>
            {isInTrash && " (in the trash)"}
          </li>
        ))}
      </ul>
    </section>
  );
}
