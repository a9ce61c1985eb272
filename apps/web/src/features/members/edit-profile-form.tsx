import { memberFailure } from "@kdl/schemas/member-messages";
import { type Member, type ProfileStepName, profileStepNames } from "@kdl/schemas/members";
import { profileForms } from "@kdl/schemas/profile-forms";
import type { ComponentType } from "react";
import { api, sendWith } from "../../forms/api.tsx";
import { DraftNote } from "../../forms/draft-note.tsx";
import { Form } from "../../forms/form.tsx";
import { AppLink } from "../../lib/app-link.tsx";
import { paths, withNotice } from "../../paths.ts";
import {
  AdditionalFields,
  EducationalFields,
  InternshipDetailsFields,
  SkillsFields,
} from "./profile-fields.tsx";
import { neighboursOf, stepTitles } from "./profile-parts.ts";
import { PersonalFields } from "./profile-personal-fields.tsx";
import { useLoginChange } from "./use-login-change.ts";

const fields: Readonly<Record<ProfileStepName, ComponentType>> = {
  personal: PersonalFields,
  educational: EducationalFields,
  skills: SkillsFields,
  additional: AdditionalFields,
  internship: InternshipDetailsFields,
};

interface EditProfileFormProps {
  step: ProfileStepName;
  member: Member;
  token: string;
}

/** One step of the profile. Each is saved by itself. */
export function EditProfileForm({ step, member, token }: EditProfileFormProps) {
  const { mutateAsync } = api.members.saveStep.useMutation();
  const { changed } = useLoginChange();
  const { number, previous, next } = neighboursOf(step);
  const form = profileForms[step];
  const Fields = fields[step];
  return (
    <Form
      form={form}
      title={stepTitles[step]}
      note={`Step ${number} of ${profileStepNames.length}`}
      action={paths.editProfile(step)}
      token={token}
      prefill={
        step === "personal"
          ? { name: member.name, ...member.profile.personal }
          : member.profile[step]
      }
      submit={next ? "Next" : "Submit"}
      busyLabel="Saving…"
      starNote={step === "personal"}
      send={changed(sendWith((input) => mutateAsync({ step, ...input })))}
      failure={memberFailure.failed}
      success={() => (next ? paths.editProfile(next) : withNotice(paths.viewProfile(), "saved"))}
      // Somebody else may log in on this device.
      above={<DraftNote name={`${form.name}:${member.id}`} />}
      beside={
        previous && (
          <AppLink
            to={paths.editProfile(previous)}
            className="btn btn-primary btn-outline btn-lg max-sm:w-full"
          >
            Back
          </AppLink>
        )
      }
    >
      <Fields />
    </Form>
  );
}
