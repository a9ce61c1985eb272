import styles from "./submissions.module.css";

/** Makes what is in quarantine stand out in a list; everything else shows nothing. */
export function QuarantineCell({ cellData }: { cellData?: boolean }) {
  return cellData ? <span className={styles["pill"]}>In quarantine</span> : null;
}
