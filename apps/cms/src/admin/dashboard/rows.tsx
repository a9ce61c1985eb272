import { Children, type ReactNode } from "react";
import styles from "./dashboard.module.css";

const SHOWN = 6;

/** List items: the first few, and the rest when somebody asks for them. */
export function Rows({ children }: { children: ReactNode }) {
  const rows = Children.toArray(children);
  const rest = rows.slice(SHOWN);
  return (
    <>
      <ul className={styles["rows"]}>{rows.slice(0, SHOWN)}</ul>
      {rest.length > 0 && (
        <details className={styles["rest"]}>
          <summary>{rest.length} more</summary>
          <ul className={styles["rows"]}>{rest}</ul>
        </details>
      )}
    </>
  );
}
