import { profileStepNames } from "@kdl/schemas/members/members";
import { useLoaderData } from "react-router";
import { ApiProvider } from "../../forms/api.tsx";
import { AppLink } from "../../navigation/app-link.tsx";
import { MemberNotice } from "./member-notice.tsx";
import { requireMember } from "../../session/member.ts";
import { PageHead } from "../../document/page-head.tsx";
import type { LoadArguments } from "../../data/page-module.ts";
import { useMemberPage } from "./use-member-page.ts";
import { paths } from "../../paths.ts";
import { EditProfileForm } from "./edit-profile-form.tsx";
import { PictureSection } from "./picture-section.tsx";
import { useFocusOnChange } from "./profile-focus.ts";
import { ProfileMenu } from "./profile-menu.tsx";
import { neighboursOf, stepOf, stepTitles } from "./profile-parts.ts";

export async function load({ data, url }: LoadArguments) {
  const [member, { token }] = await Promise.all([
    requireMember(data, url),
    data.query("forms.begin"),
  ]);
  return { member, token, step: stepOf(url) };
}

export default function EditProfilePage() {
  const { member, token, step } = useLoaderData<Awaited<ReturnType<typeof load>>>();
  const content = useFocusOnChange(step);
  useMemberPage();
  const title = stepTitles[step];
  return (
    <div className="container-site flex flex-col gap-6 py-8 md:py-12">
      <PageHead title={`${title} - Edit profile`} noindex />
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1 tabIndex={-1} className="text-3xl md:text-4xl">
          Edit profile
        </h1>
        <AppLink
          to={paths.viewProfile(step)}
          className="py-2 font-semibold text-heading underline underline-offset-4"
        >
          View profile
        </AppLink>
      </div>
      <MemberNotice />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-[17rem_minmax(0,1fr)] md:gap-8">
        <ProfileMenu
          label="Steps"
          entries={profileStepNames.map((name) => ({
            title: stepTitles[name],
            to: paths.editProfile(name),
            isCurrent: name === step,
            isSaved: Object.keys(member.profile[name]).length > 0,
          }))}
          note="You can go to any step: what you type is kept on this device until you save it."
        />
        <ApiProvider>
          <div
            ref={content}
            tabIndex={-1}
            role="group"
            aria-label={`Step ${neighboursOf(profileStepNames, step).number} of ${profileStepNames.length}: ${title}`}
            className="flex min-w-0 flex-col gap-6 outline-none"
          >
            {step === "personal" && <PictureSection member={member} />}
            <EditProfileForm key={step} step={step} member={member} token={token} />
          </div>
        </ApiProvider>
      </div>
    </div>
  );
}
