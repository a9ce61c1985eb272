import { type Placeholder, placeholders } from "../../mail/templates/placeholders.ts";
import styles from "./messages.module.css";

/** What may stand in a text, folded away. */
export function PlaceholderList({ names }: { names: readonly Placeholder[] }) {
  return (
    <details>
      <summary>Placeholders</summary>
      <dl className={styles["placeholders"]}>
        {names.map((name) => (
          <div key={name}>
            <dt>
              <code>{`{{${name}}}`}</code>
            </dt>
            <dd>{placeholders[name]}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
