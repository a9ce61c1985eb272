import type { ApplicationForm, StageName } from "@kdl/schemas/applications/stages";
import type { PayloadRequest } from "payload";
import { formSlugs } from "../forms/form-slugs.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { changeStage } from "./change-stage.ts";
import { type Author, type Command, isPending } from "./expected.ts";

/** How long a decline can be undone after its release. */
const DECLINE_DELAY_MS = 24 * 60 * 60_000;

/**
 * Releases a prepared decision, in the transaction of the request: the stage, its log entry and the mail are
 * stored together or not at all. A decline only gets its date here: {@link commitDecline} does the rest.
 *
 * @param answerBy until when an offer can be accepted
 * @returns `false` if the application isn't as expected any more
 */
export async function releaseDecision(
  req: PayloadRequest,
  command: Command,
  answerBy: Date,
): Promise<boolean> {
  const { form, application, author, batch } = command;
  const { id, stage, pending } = application;
  if (pending === null) return false;
  if (pending === "declined") return postponeDecline(req, command);
  const moved = await changeStage(req, {
    form,
    application: id,
    from: stage,
    to: pending,
    ...author,
    batch,
    when: [isPending(pending)],
    ...(pending === "selected" && { answerBy }),
  });
  if (moved) await mailDecision(req, form, id, pending);
  return moved;
}

/** A decline that is yet to take effect. Stored with its job. */
export interface PostponedDecline extends Author {
  form: ApplicationForm;
  application: string;
  from: StageName;
  /** Distinguishes this release from later ones. */
  releaseAt: string;
  batch: string;
}

async function postponeDecline(
  req: PayloadRequest,
  { form, application: { id, stage }, author, batch }: Command,
): Promise<boolean> {
  const now = Date.now();
  const waitUntil = new Date(now + DECLINE_DELAY_MS);
  const releaseAt = waitUntil.toISOString();
  const postponed = await req.payload.db.updateOne({
    collection: formSlugs[form],
    where: {
      and: [
        { id: { equals: id } },
        { stage: { equals: stage } },
        { quarantined: { equals: false } },
        isPending("declined"),
        { releaseAt: { exists: false } },
      ],
    },
    data: { releaseAt, updatedAt: new Date(now).toISOString() },
    options: { atomic: true },
    req,
  });
  if (!postponed) return false;
  const input = { form, application: id, from: stage, releaseAt, batch, ...author };
  await req.payload.jobs.queue({ task: "commit-decline", input, waitUntil, req });
  return true;
}

/**
 * Declines an application once the delay is over, in the transaction of the request.
 *
 * @returns `false` if the decline was undone, or the application has moved
 */
export async function commitDecline(
  req: PayloadRequest,
  { form, application, from, releaseAt, actor, by, batch }: PostponedDecline,
): Promise<boolean> {
  const moved = await changeStage(req, {
    form,
    application,
    from,
    to: "declined",
    actor,
    by,
    batch,
    when: [isPending("declined"), { releaseAt: { equals: releaseAt } }],
  });
  if (moved) await mailDecision(req, form, application, "declined");
  return moved;
}

const mailDecision = (
  req: PayloadRequest,
  form: ApplicationForm,
  id: string,
  kind: "selected" | "shortlisted" | "declined",
) => queueMail(req, { collection: formSlugs[form], id, kinds: [kind], isExempt: true });
