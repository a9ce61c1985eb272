import { applicantInterviewStates } from "@kdl/schemas/applications/interview";
import { stageNames } from "@kdl/schemas/applications/stages";
import { formNames } from "@kdl/schemas/forms/form";
import { type Member, type MemberSubmission, profileStepNames } from "@kdl/schemas/members/members";
import { places } from "@kdl/schemas/registrations/places";
import { submissionStatuses } from "@kdl/schemas/forms/submission-statuses";
import { z } from "zod";
import { ownCertificate } from "../../trpc/own-certificate.ts";

const answers = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

const member = z.object({
  id: z.string(),
  name: z.string(),
  username: z.string().nullable(),
  email: z.string(),
  picture: z.string().nullable(),
  profile: z.record(z.enum(profileStepNames), answers),
}) satisfies z.ZodType<Member>;

/** Whether there are members here, and which one asks. */
export const currentMember = z.object({ available: z.boolean(), member: member.nullable() });

export const memberSubmissions = z.array(
  z.object({
    form: z.enum(formNames),
    reference: z.string(),
    status: z.enum(submissionStatuses),
    sentAt: z.string(),
    about: z.string(),
    event: z
      .object({
        slug: z.string(),
        name: z.string(),
        type: z.string(),
        startsAt: z.string(),
        endsAt: z.string(),
        location: z.string(),
        isCancelled: z.boolean(),
      })
      .nullable(),
    canCancel: z.boolean(),
    application: z
      .object({
        stage: z.enum(stageNames),
        token: z.string().nullable(),
        interview: z
          .object({
            state: z.enum(applicantInterviewStates),
            startsAt: z.string().nullable(),
          })
          .nullable(),
      })
      .nullable(),
    registration: z
      .object({
        place: z.enum(places).nullable(),
        waitingPlace: z.number().nullable(),
        offerEndsAt: z.string().nullable(),
        token: z.string().nullable(),
      })
      .nullable(),
    certificate: ownCertificate.nullable(),
  }) satisfies z.ZodType<MemberSubmission>,
);
