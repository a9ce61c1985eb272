import {
  type ApplicationForm,
  applicationForms,
  type StageName,
} from "@kdl/schemas/applications/stages";
import type { Payload, PayloadRequest } from "payload";
import { isAllowed, staffOf } from "../access/staff.ts";
import { applicantName } from "../applications/applicant-name.ts";
import { formSlugs } from "../forms/form-slugs.ts";
import type { NextReview } from "./replies.ts";
import { isReviewable } from "./reviewable.ts";

/** More than anybody is assigned. */
const MOST = 500;

export interface Review {
  form: ApplicationForm;
  id: string;
  name: string;
  reference: string;
  receivedAt: string;
  href: string;
  state: "to-review" | "begun" | "handed-in";
  /** Whether the card can't be changed any more. */
  isFrozen: boolean;
}

/**
 * The applications that are assigned to an account and that it may see, oldest first. Those that were
 * decided before the account handed in its card are left out.
 */
export async function reviewQueue(
  payload: Payload,
  user: PayloadRequest["user"],
): Promise<Review[]> {
  const staff = staffOf({ user });
  if (!staff || !isAllowed({ user }, "review", "scorecards")) return [];
  const { docs: cards } = await payload.find({
    collection: "scorecards",
    where: { reviewer: { equals: staff.id } },
    select: { application: true, handedInAt: true },
    pagination: false,
  });
  const handedIn = new Map(
    cards.map(({ application, handedInAt }) => [application, Boolean(handedInAt)]),
  );
  const lists = await Promise.all(
    applicationForms.map(async (form) => {
      const collection = formSlugs[form];
      const { docs } = await payload.find({
        collection,
        where: {
          and: [{ assignees: { in: [staff.id] } }, { quarantined: { equals: false } }],
        },
        sort: "receivedAt",
        limit: MOST,
        depth: 0,
        overrideAccess: false,
        user,
      });
      return docs.map((doc) => toReview(form, doc, handedIn.get(doc.id)));
    }),
  );
  return lists
    .flat()
    .filter(({ state, isFrozen }) => state === "handed-in" || !isFrozen)
    .toSorted((one, other) => one.receivedAt.localeCompare(other.receivedAt));
}

interface Assigned {
  id: string;
  reference: string;
  receivedAt: string;
  stage: StageName;
}

const toReview = (form: ApplicationForm, doc: Assigned, isHandedIn?: boolean): Review => ({
  form,
  id: doc.id,
  name: applicantName(doc),
  reference: doc.reference,
  receivedAt: doc.receivedAt,
  href: `/admin/collections/${formSlugs[form]}/${doc.id}`,
  state: isHandedIn ? "handed-in" : isHandedIn === undefined ? "to-review" : "begun",
  isFrozen: !isReviewable(doc),
});

/** The review after an application's in the queue; after the last, the first. */
export function nextReview(queue: readonly Review[], id: string): NextReview | null {
  const start = queue.findIndex((review) => review.id === id);
  const inOrder = [...queue.slice(start + 1), ...queue.slice(0, Math.max(start, 0))];
  const open = inOrder.filter(({ state }) => state !== "handed-in");
  const [next] = open;
  return next ? { name: next.name || next.reference, href: next.href, left: open.length } : null;
}
