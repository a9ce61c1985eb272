/** What applicants see by their private links, and do. */
import {
  actionStage,
  applicantActions,
  applicationCall,
  LINK_TOKEN,
  LINK_TTL_MS,
} from "@kdl/schemas/applications/application";
import { applicationLinksForm } from "@kdl/schemas/applications/application-links-form";
import { applicationFailure, linksSent } from "@kdl/schemas/applications/application-messages";
import { shippedNextSteps } from "@kdl/schemas/applications/stage-texts";
import {
  type ApplicationForm,
  isApplicationForm,
  mayMove,
  type StageName,
  stages,
} from "@kdl/schemas/applications/stages";
import { type Call, exactly, type MemberRequest, readForm } from "../members/call.ts";
import { ownCertificateBody } from "../certificates/certificate-state.ts";
import { json } from "../reply.ts";
import type { MockState } from "../state.ts";
import { readJsonBody } from "../submissions/read-json-body.ts";
import { RefusedBody } from "../submissions/received.ts";
import type { Submission } from "../submissions/submission-store.ts";
import { interviewBody } from "./interview-state.ts";

const DAY_MS = 24 * 60 * 60_000;

/** A submission with a link. */
export type Applied = Submission & { reference: string; linkToken: string; stage: StageName };

export const isApplied = (entry: Submission): entry is Applied =>
  entry.linkToken !== null && isApplicationForm(entry.form);

export const refusal = (status: number, code: string, message: string) =>
  new RefusedBody({ status, code, message });

/** The application of the request's token. Throws one answer for every wrong token. */
export function ownApplication({ authorization }: MemberRequest, { store }: MockState): Applied {
  const token = /^Bearer ([\w-]+)$/.exec(authorization)?.[1] ?? "";
  const found = store.all
    .filter(isApplied)
    .find(({ linkToken }) => LINK_TOKEN.test(token) && linkToken === token);
  if (!found || !isLinkValid(found)) {
    throw refusal(404, "NOT_FOUND", applicationFailure.unknownLink);
  }
  return found;
}

export function isLinkValid({ stage, history }: Applied): boolean {
  const since = history.at(-1)?.at ?? "";
  return !stages[stage].isFinal || Date.parse(since) + LINK_TTL_MS > Date.now();
}

/** Moves an application to a stage, as staff or its applicant would. */
export function move(application: Submission, stage: StageName, at = new Date()): void {
  application.stage = stage;
  application.history.push({ stage, at: at.toISOString() });
  application.status = stages[stage].status;
  if (stage !== "selected") application.answerBy = null;
}

export function applicationBody(application: Applied, { store, certificates }: MockState) {
  const { form, reference, values, sentAt, stage, answerBy, history } = application;
  const name = String(values["first_name"] ?? values["full_name"] ?? values["name"] ?? "");
  const { text, days } = shippedNextSteps[form as ApplicationForm];
  const isWaiting = stage === "received" || stage === "screening";
  return {
    form,
    reference,
    first_name: name.split(" ")[0],
    received_at: sentAt,
    stage,
    answer_by: answerBy,
    next: isWaiting
      ? { text, by: new Date(Date.parse(sentAt) + days * DAY_MS).toISOString() }
      : null,
    interview: interviewBody(application, store),
    certificate: ownCertificateBody({ certificates }, reference),
    history,
  };
}

const changes: Call[] = applicantActions.map((action) => ({
  method: "POST",
  path: exactly(applicationCall[action]),
  async answer({ request, state }) {
    const { values } = await readJsonBody(request.body);
    const application = ownApplication(request, state);
    const to = actionStage[action];
    if (application.stage === to) return json(200, applicationBody(application, state));
    if (application.stage !== values["from"] || !mayMove("applicant", application.stage, to)) {
      throw refusal(409, "STAGE_CHANGED", applicationFailure.stageChanged);
    }
    if (action === "accept" && Date.parse(application.answerBy ?? "") <= Date.now()) {
      throw refusal(409, "OFFER_ENDED", applicationFailure.offerEnded);
    }
    move(application, to);
    return json(200, applicationBody(application, state));
  },
}));

export const applicationCalls: readonly Call[] = [
  {
    method: "GET",
    path: exactly(applicationCall.own),
    answer: ({ request, state }) =>
      json(200, applicationBody(ownApplication(request, state), state)),
  },
  ...changes,
  {
    method: "POST",
    path: exactly(applicationCall.sendLinks),
    async answer({ request, state }) {
      const { email } = await readForm(applicationLinksForm, request);
      const tokens = state.store.all
        .filter(isApplied)
        .filter(
          (entry) =>
            entry.flag === null &&
            isLinkValid(entry) &&
            String(entry.values["email"]).toLowerCase() === email.toLowerCase(),
        )
        .map(({ linkToken }) => linkToken);
      const [token] = tokens.toReversed();
      if (token) state.members.mails.push({ to: email, kind: "application-links", token });
      return json(202, { message: linksSent });
    },
  },
];
