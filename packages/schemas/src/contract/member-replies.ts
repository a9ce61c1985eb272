/** What the upstream answers to member calls. Source: docs/upstream-contract.md, "Members". For servers. */
import { z } from "zod";
import { LINK_TOKEN } from "../applications/application.ts";
import { applicantInterviewStates } from "../applications/interview.ts";
import { stageNames } from "../applications/stages.ts";
import { formNames } from "../forms/form.ts";
import {
  MEMBER_TOKEN,
  type Member,
  type MemberSession,
  type MemberSubmission,
  profileStepNames,
} from "../members/members.ts";
import { submissionStatuses } from "../forms/submission-statuses.ts";
import { sentRegistrationWire } from "./registration-replies.ts";
import { ownCertificateWire } from "./certificate-replies.ts";
import { REFERENCE } from "./submissions.ts";

const moment = z.iso.datetime({ offset: true });
const answers = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

/** `{id, name, username, email, picture, profile}`. A step that is missing was never saved. */
export const memberWire = z
  .object({
    id: z.union([z.string(), z.number()]).transform(String),
    name: z.string(),
    username: z.string().nullish(),
    email: z.string(),
    picture: z.string().nullish(),
    profile: z.partialRecord(z.enum(profileStepNames), answers.nullish()).nullish(),
  })
  .transform(({ username, picture, profile, ...rest }): Member => ({
    ...rest,
    username: username || null,
    picture: picture || null,
    profile: Object.fromEntries(
      profileStepNames.map((step) => [step, profile?.[step] ?? {}]),
    ) as Member["profile"],
  }));

/** `{email, username}`: what the owner of a link's account logs in with. */
export const logInNamesWire = z
  .object({ email: z.string(), username: z.string().nullish() })
  .transform(({ email, username }) => ({ email, username: username || null }));

/** `{session, expires_at, member}`. */
export const memberSessionWire = z
  .object({ session: z.string().regex(MEMBER_TOKEN), expires_at: moment, member: memberWire })
  .transform(({ session, expires_at, member }): MemberSession => ({
    token: session,
    expiresAt: expires_at,
    member,
  }));

const registeredEventWire = z.object({
  slug: z.string(),
  name: z.string(),
  type: z.string().nullish(),
  starts_at: moment,
  ends_at: moment,
  location: z.string().nullish(),
  cancelled: z.boolean().nullish(),
});

/** An interview in a state that this gateway doesn't know isn't shown. */
const interviewNewsWire = z
  .object({ state: z.enum(applicantInterviewStates), starts_at: moment.nullish() })
  .transform(({ state, starts_at }) => ({ state, startsAt: starts_at ?? null }))
  .nullish()
  .catch(null)
  .transform((news) => news ?? null);

const memberSubmissionWire = z
  .object({
    form: z.enum(formNames),
    reference: z.string().regex(REFERENCE),
    status: z.enum(submissionStatuses),
    sent_at: moment,
    about: z.string().nullish(),
    event: registeredEventWire.nullish(),
    can_cancel: z.boolean().nullish(),
    application: z
      .object({
        stage: z.enum(stageNames),
        token: z.string().regex(LINK_TOKEN).nullable(),
        interview: interviewNewsWire,
      })
      .nullish(),
    registration: sentRegistrationWire.nullish(),
    certificate: ownCertificateWire,
  })
  .transform(
    ({
      form,
      reference,
      status,
      sent_at,
      about,
      event,
      can_cancel,
      application,
      registration,
      certificate,
    }): MemberSubmission => ({
      form,
      reference,
      status,
      sentAt: sent_at,
      about: about ?? "",
      event: event
        ? {
            slug: event.slug,
            name: event.name,
            type: event.type ?? "",
            startsAt: event.starts_at,
            endsAt: event.ends_at,
            location: event.location ?? "",
            isCancelled: event.cancelled ?? false,
          }
        : null,
      canCancel: can_cancel ?? false,
      application: application ?? null,
      registration: registration ?? null,
      certificate: certificate ?? null,
    }),
  );

/** `{submissions: […]}`, latest first. */
export const memberSubmissionsWire = z
  .object({ submissions: z.array(memberSubmissionWire) })
  .transform(({ submissions }) => submissions);
