import { recommendationLabels, recommendations } from "../../scorecards/recommendations.ts";
import type { HandedInCard, ScoreSummary } from "../../scorecards/replies.ts";
import { LocalTime } from "../local-time.tsx";
import styles from "./scorecards.module.css";

/** What the reviewers say, together and each by itself. */
export function Summary({
  summary: { score, averages, cards, drafts },
}: {
  summary: ScoreSummary;
}) {
  const begun = drafts.length > 0 && <p>Begun, but not handed in: {drafts.join(", ")}.</p>;
  if (cards.length === 0) {
    return (
      <>
        <p className={styles["quiet"]}>No scorecard was handed in yet.</p>
        {begun}
      </>
    );
  }
  const counts = recommendations.flatMap((value) => {
    const count = cards.filter(({ recommendation }) => recommendation === value).length;
    return count > 0 ? `${recommendationLabels[value]}: ${count}` : [];
  });
  return (
    <>
      <p>
        <strong>Score: {score} of 100</strong>, from {cards.length} scorecard
        {cards.length === 1 ? "" : "s"}. Recommended: {counts.join(", ")}.
      </p>
      {begun}
      <table className={styles["averages"]}>
        <thead>
          <tr>
            <th scope="col">Criterion</th>
            <th scope="col">Average</th>
          </tr>
        </thead>
        <tbody>
          {averages.map(({ label, max, average }) => (
            <tr key={`${label} ${max}`}>
              <th scope="row">{label}</th>
              <td>
                {average} of {max}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {cards.map((card) => (
        <Card key={`${card.reviewer} ${card.handedInAt}`} card={card} />
      ))}
    </>
  );
}

function Card({ card }: { card: HandedInCard }) {
  const { reviewer, isOwn, criteria, marks, score, recommendation, comment } = card;
  return (
    <article className={styles["reviewer"]}>
      <h3>
        {reviewer}
        {isOwn && " (you)"}: {recommendation ? recommendationLabels[recommendation] : "–"}
      </h3>
      {comment && <p className={styles["said"]}>{comment}</p>}
      <p className={styles["quiet"]}>
        {criteria.map(({ key, label, max }) => `${label} ${marks[key]} of ${max}`).join(" · ")}
        {" · "}score {score}
      </p>
      <p className={styles["quiet"]}>
        Handed in <LocalTime at={card.handedInAt} />
        {card.savedAt > card.handedInAt && (
          <>
            , corrected <LocalTime at={card.savedAt} />
          </>
        )}
      </p>
    </article>
  );
}
