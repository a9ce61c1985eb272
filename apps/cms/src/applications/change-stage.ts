import {
  actorOf,
  type ApplicationForm,
  mayMove,
  type StageActor,
  type StageName,
} from "@kdl/schemas/applications/stages";
import type { PayloadRequest, Where } from "payload";
import type { StaffSignature } from "../access/staff.ts";
import { formSlugs } from "../forms/form-slugs.ts";
import { cancelForStage } from "./interviews/cancel.ts";

export interface StageChange {
  form: ApplicationForm;
  /** Its id. */
  application: string;
  /** The stage that the command expects. */
  from: StageName;
  to: StageName;
  actor: StageActor;
  /** The staff account, if one made the change. */
  by?: StaffSignature;
  /** Required to reopen an application. */
  reason?: string;
  /** Shared by the changes of one bulk command. */
  batch?: string;
  /** Until when an offer can be accepted. */
  answerBy?: Date;
  /** Further conditions, such as the decision that was prepared. */
  when?: readonly Where[];
}

/**
 * Moves an application to another stage and logs it, in the transaction of the request. Any prepared decision
 * is dropped, as it was made for the former stage. So are interviews that don't apply to the new stage.
 *
 * @returns `false` if the application isn't in the expected stage any more, or is in quarantine: of two
 * concurrent calls, one succeeds
 * @throws {TypeError} if the transition isn't legal
 */
export async function changeStage(req: PayloadRequest, change: StageChange): Promise<boolean> {
  const { form, application, from, to, actor, by, reason, batch, answerBy, when = [] } = change;
  refuseIllegal(change);
  const { db } = req.payload;
  const collection = formSlugs[form];
  const found = await db.findOne<{ id: string; stageSince?: string | null }>({
    collection,
    where: { id: { equals: application } },
    req,
  });
  if (!found) return false;
  const { stageSince = null } = found;
  // Later than the previous change even if the servers' clocks differ, so that the log stays in order.
  const now = new Date(Math.max(Date.now(), Date.parse(stageSince ?? "") + 1 || 0)).toISOString();
  const moved = await db.updateOne({
    collection,
    where: {
      and: [
        { id: { equals: application } },
        { stage: { equals: from } },
        { stageSince: stageSince ? { equals: stageSince } : { exists: false } },
        { quarantined: { equals: false } },
        ...when,
      ],
    },
    data: {
      stage: to,
      stageSince: now,
      pendingStage: null,
      releaseAt: null,
      answerBy: answerBy?.toISOString() ?? null,
      updatedAt: now,
    },
    options: { atomic: true },
    req,
  });
  if (!moved) return false;
  await db.create({
    collection: "stage-changes",
    data: {
      form,
      application,
      from,
      to,
      actor,
      at: now,
      ...(by && { by: by.id, byName: by.name }),
      ...(reason && { reason }),
      ...(batch && { batch }),
    },
    req,
  });
  await cancelForStage(req, application, to);
  return true;
}

function refuseIllegal({ actor, from, to, reason }: StageChange): void {
  if (!mayMove(actor, from, to)) throw new TypeError(`${actor} can't move ${from} to ${to}`);
  if (actorOf(from, to) === "admin" && !reason?.trim()) {
    throw new TypeError("An application is reopened with a reason");
  }
}
