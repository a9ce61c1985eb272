import { type Decision, mayMove } from "@kdl/schemas/applications/stages";
import type { PayloadRequest } from "payload";
import { formSlugs } from "../forms/form-slugs.ts";
import { type Command, isPending } from "./expected.ts";

/**
 * Prepares a decision, which only staff see, or takes it back. It also takes back a decline that was
 * released and hasn't taken effect yet.
 *
 * @param to `null` to take it back
 * @returns `false` if the application isn't as expected any more
 * @throws {TypeError} if the decision isn't legal
 */
export async function prepareDecision(
  req: PayloadRequest,
  { form, application: { id, stage, pending }, author }: Command,
  to: Decision | null,
): Promise<boolean> {
  if (to !== null && !mayMove(author.actor, stage, to)) {
    throw new TypeError(`${author.actor} can't move ${stage} to ${to}`);
  }
  const prepared = await req.payload.db.updateOne({
    collection: formSlugs[form],
    where: {
      and: [
        { id: { equals: id } },
        { stage: { equals: stage } },
        { quarantined: { equals: false } },
        isPending(pending),
      ],
    },
    data: { pendingStage: to, releaseAt: null, updatedAt: new Date().toISOString() },
    options: { atomic: true },
    req,
  });
  return prepared !== null;
}
