import type { ReactNode } from "react";
import styles from "./dashboard.module.css";

interface PartProps {
  title: string;
  /** What there is to do; `null` if it isn't known. */
  count: number | null;
  /** Said where there is nothing. */
  empty: string;
  children: ReactNode;
}

/** One kind of thing for editors to check, with its count. */
export function Part({ title, count, empty, children }: PartProps) {
  return (
    <section aria-label={title} className={styles["part"]}>
      <h3>
        {title}
        {count !== null && count > 0 && <span className={styles["count"]}>{count}</span>}
      </h3>
      {count === 0 ? <p className={styles["quiet"]}>{empty}</p> : children}
    </section>
  );
}
