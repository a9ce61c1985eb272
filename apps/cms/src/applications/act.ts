/** The commands that applicants run on their own application. */
import {
  type ApplicantAction,
  type ApplicationRefusal,
  actionStage,
} from "@kdl/schemas/applications/application";
import { applicationFailure } from "@kdl/schemas/applications/application-messages";
import { mayMove } from "@kdl/schemas/applications/stages";
import type { Payload } from "payload";
import { inTransaction } from "../database/transactions.ts";
import { Refused, unavailable } from "../submissions/refused.ts";
import { changeStage } from "./change-stage.ts";
import { type OwnApplication, ownApplication } from "./own-application.ts";

const refusals: Record<ApplicationRefusal, { status: number; message: string }> = {
  NOT_FOUND: { status: 404, message: applicationFailure.unknownLink },
  STAGE_CHANGED: { status: 409, message: applicationFailure.stageChanged },
  OFFER_ENDED: { status: 409, message: applicationFailure.offerEnded },
};

const refusal = (code: ApplicationRefusal): Refused => new Refused({ code, ...refusals[code] });

/** The answer to every invalid link. */
export const unknownLink = (): Refused => refusal("NOT_FOUND");

/** The application that a link leads to. @throws {Refused} */
export async function readOwn(payload: Payload, token: string, now: Date): Promise<OwnApplication> {
  const application = await ownApplication(payload, token, now);
  if (!application) throw unknownLink();
  return application;
}

/**
 * Withdraws an application, or accepts an offer. Idempotent.
 *
 * @param from the stage that the applicant saw, unchecked
 * @throws {Refused} if it isn't in that stage any more
 */
export async function act(
  payload: Payload,
  token: string,
  action: ApplicantAction,
  from: unknown,
): Promise<OwnApplication> {
  const now = new Date();
  const to = actionStage[action];
  const application = await readOwn(payload, token, now);
  const { stage, form, id, answerBy, quarantined } = application;
  if (stage === to) return application;
  if (stage !== from || !mayMove("applicant", stage, to)) throw refusal("STAGE_CHANGED");
  if (to === "confirmed" && answerBy && new Date(answerBy) <= now) throw refusal("OFFER_ENDED");
  // Staff haven't reviewed it yet; the sender must not notice that it is in quarantine.
  if (quarantined) throw unavailable();
  const change = { form, application: id, from: stage, to, actor: "applicant" } as const;
  await inTransaction(payload, (req) => changeStage(req, change));
  const changed = await readOwn(payload, token, now);
  // A concurrent change may have won.
  if (changed.stage !== to) throw refusal("STAGE_CHANGED");
  return changed;
}
