import { memberFailure } from "@kdl/schemas/members/member-messages";
import { type Member, type ProfileStepName, profileStepNames } from "@kdl/schemas/members/members";
import { profileForms } from "@kdl/schemas/members/profile-forms";
import { type ComponentType, useState } from "react";
import { api, sendWith } from "../../forms/api.tsx";
import { DraftNote } from "../../forms/draft-note.tsx";
import { Form } from "../../forms/form.tsx";
import { AppLink } from "../../navigation/app-link.tsx";
import { paths } from "../../paths.ts";
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
  const [isEnded, setEnded] = useState(false);
  const { number, previous, next } = neighboursOf(profileStepNames, step);
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
      send={changed(async (submission) => {
        try {
          return await sendWith((input) => mutateAsync({ step, ...input }))(submission);
        } catch (error) {
          setEnded((error as Error).message === memberFailure.sessionEnded);
          throw error;
        }
      })}
      failure={memberFailure.failed}
      // Keyed by member: another person who logs in on this device must not see the draft.
      above={
        <>
          {isEnded && <LoginAgain step={step} />}
          <DraftNote name={`${form.name}:${member.id}`} clearLabel="Discard changes" />
        </>
      }
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

/** A full page load, so that the login starts with a fresh page. */
function LoginAgain({ step }: { step: ProfileStepName }) {
  return (
    <p>
      <a href={paths.login(paths.editProfile(step))} className="btn btn-primary btn-outline">
        Log in again
      </a>
      <span className="mt-2 block text-sm text-muted">What you typed is saved on this device.</span>
    </p>
  );
}
