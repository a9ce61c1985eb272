import styles from "./submissions.module.css";

/** Highlights quarantined submissions in a list. */
export function QuarantineCell({ cellData }: { cellData?: boolean }) {
  return cellData ? <span className={styles["pill"]}>In quarantine</span> : null;
}
