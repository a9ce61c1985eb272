/** Cells of lists, where Payload's own would show `<No Score>` for what isn't there. */
import styles from "./applications.module.css";

interface CellProps {
  cellData?: number | string | null;
}

const Nothing = ({ text }: { text: string }) => <span className={styles["nothing"]}>{text}</span>;

/** The score of an application, from 0 to 100. */
export function ScoreCell({ cellData }: CellProps) {
  if (typeof cellData !== "number") return <Nothing text="Not scored" />;
  return <span>{Math.round(cellData)}</span>;
}

/** The text of an application's latest interview. */
export function InterviewCell({ cellData }: CellProps) {
  return cellData ? <span>{cellData}</span> : <Nothing text="None" />;
}
