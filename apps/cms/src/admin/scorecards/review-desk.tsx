import type { ApplicationForm } from "@kdl/schemas/applications/stages";
import type { Payload, PayloadRequest } from "payload";
import { staffOf } from "../../access/staff.ts";
import { type Review, reviewQueue } from "../../scorecards/review-queue.ts";
import { LocalTime } from "../local-time.tsx";
import styles from "./scorecards.module.css";

interface ReviewDeskProps {
  payload: Payload;
  user: PayloadRequest["user"];
}

const formLabels: Record<ApplicationForm, string> = {
  internship: "Internship",
  volunteer: "Volunteer",
  "club-registration": "Club",
};

/** What is assigned to the account for review, on the dashboard. */
export async function ReviewDesk({ payload, user }: ReviewDeskProps) {
  const queue = await reviewQueue(payload, user);
  const isMentor = staffOf({ user })?.roles.includes("mentor") ?? false;
  if (queue.length === 0 && !isMentor) return null;
  const handedIn = queue.filter(({ state }) => state === "handed-in");
  const open = queue.filter(({ state }) => state !== "handed-in");
  return (
    <section aria-labelledby="reviews" className={styles["desk"]}>
      <h2 id="reviews">Your reviews</h2>
      <h3>To review ({open.length})</h3>
      {open.length > 0 ? (
        <Reviews title="To review" reviews={open} />
      ) : (
        <p className={styles["quiet"]}>Nothing waits for you.</p>
      )}
      {handedIn.length > 0 && (
        <>
          <h3>Handed in ({handedIn.length})</h3>
          <Reviews title="Handed in" reviews={handedIn.toReversed()} />
        </>
      )}
    </section>
  );
}

function Reviews({ title, reviews }: { title: string; reviews: Review[] }) {
  return (
    <div className={styles["scroll"]} tabIndex={0} role="region" aria-label={title}>
      <table>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Form</th>
            <th scope="col">Received</th>
            <th scope="col">Scorecard</th>
          </tr>
        </thead>
        <tbody>
          {reviews.map((review) => (
            <tr key={review.id}>
              <th scope="row">
                <a href={review.href}>{review.name || review.reference}</a>
              </th>
              <td>{formLabels[review.form]}</td>
              <td>
                <LocalTime at={review.receivedAt} />
              </td>
              <td>{stateText(review)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function stateText({ state, isFrozen }: Review): string {
  if (state === "to-review") return "Not begun";
  if (state === "begun") return "Draft";
  return isFrozen ? "Decision released" : "Can be corrected";
}
